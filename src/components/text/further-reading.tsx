import type { ReactNode } from 'react'
import styles from './further-reading.module.css'

/** Where to go from here: related pages, the service that does the work, the articles before and after. */
export function FurtherReading({ children }: { children: ReactNode }) {
  return <div className={styles.reading}>{children}</div>
}
