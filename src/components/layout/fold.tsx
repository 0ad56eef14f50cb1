import type { ReactNode } from 'react'
import styles from './fold.module.css'

/** An answer behind its question. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
