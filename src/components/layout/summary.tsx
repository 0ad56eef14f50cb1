import styles from './summary.module.css'

/** The answer to the title's question, before anything else. */
export function Summary({ children }: { children: string }) {
  return (
    <section className={styles.summary} aria-labelledby="kurz-gesagt">
      <p id="kurz-gesagt" className={styles.label}>
        Kurz gesagt
      </p>
      <p>{children.trim()}</p>
    </section>
  )
}

/** The opening of a service: what it is about, in two or three sentences. */
export function Lead({ children }: { children: string }) {
  return <p className={styles.lead}>{children.trim()}</p>
}
