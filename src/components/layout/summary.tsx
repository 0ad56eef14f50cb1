import styles from './summary.module.css'

/** The summary of an article, «Kurz gesagt». */
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

/** The lead of a service. */
export function Lead({ children }: { children: string }) {
  return <p className={styles.lead}>{children.trim()}</p>
}
