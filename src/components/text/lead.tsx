import type { ReactNode } from 'react'
import styles from './lead.module.css'

/** The opening of a service: what it is about, in two or three sentences. */
export function Lead({ children }: { children: ReactNode }) {
  return <div className={styles.lead}>{children}</div>
}
