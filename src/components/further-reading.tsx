import type { ReactNode } from 'react'
import styles from './further-reading.module.css'

/** Where to go from here: related articles, and the service that does the work. */
export function FurtherReading({ children }: { children: ReactNode }) {
  return <div className={styles.reading}>{children}</div>
}
