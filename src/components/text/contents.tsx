import type { ReactNode } from 'react'
import styles from './contents.module.css'

/** The sections of a text: folded on phones, in the margin on wide screens. */
export function Contents({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rail}>
      <details className={styles.contents}>
        <summary>Inhalt</summary>
        <nav aria-label="Inhalt">{children}</nav>
      </details>
    </div>
  )
}
