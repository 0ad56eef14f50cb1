import type { ReactNode } from 'react'
import styles from './boxes.module.css'

/** A worked example, recognisable as one. */
export const Example = ({ title, children }: { title: string; children: ReactNode }) => (
  <Callout label={`Beispiel: ${title}`}>{children}</Callout>
)

/** A remark that must not be missed. */
export const Note = ({ children }: { children: ReactNode }) => <Callout label="Hinweis">{children}</Callout>

function Callout({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.callout} aria-label={label}>
      <p className={styles.label}>{label}</p>
      {children}
    </aside>
  )
}

/** A list to tick off, on paper as well. */
export const Checklist = ({ children }: { children: ReactNode }) => (
  <div className={styles.checklist}>{children}</div>
)
