import type { ReactNode } from 'react'
import styles from './checklist.module.css'

/** A list to tick off, on paper as well. */
export function Checklist({ children }: { children: ReactNode }) {
  return <div className={styles.checklist}>{children}</div>
}
