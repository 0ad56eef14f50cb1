import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './frame.module.css'

/** A row of buttons. The page keeps the room for one, and they come with the app, since only it can answer them. */
export function Buttons({ children }: { children: ReactNode }) {
  return <p className={`needs-script ${styles.row}`}>{useHydrated() && children}</p>
}
