import type { ReactNode } from 'react'
import styles from './sources.module.css'

/** The register of the sources that a text cites, by their numbers. */
export function Sources({ children }: { children: ReactNode }) {
  return <div className={styles.sources}>{children}</div>
}
