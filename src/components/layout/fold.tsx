import type { ReactNode } from 'react'
import styles from './fold.module.css'

/** An answer behind its question. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
