import type { ReactNode } from 'react'
import styles from './callout.module.css'

/** A worked example, recognisable as one. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.callout} aria-label={`Beispiel: ${title}`}>
      <p className={styles.label}>{`Beispiel: ${title}`}</p>
      {children}
    </aside>
  )
}

/** A remark that must not be missed. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.callout} aria-label="Hinweis">
      <p className={styles.label}>Hinweis</p>
      {children}
    </aside>
  )
}
