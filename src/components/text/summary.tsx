import type { ReactNode } from 'react'
import styles from './summary.module.css'

/** The answer to the title's question, before anything else. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <section className={styles.summary} aria-labelledby="kurz-gesagt">
      <p id="kurz-gesagt" className={styles.label}>
        Kurz gesagt
      </p>
      {children}
    </section>
  )
}
