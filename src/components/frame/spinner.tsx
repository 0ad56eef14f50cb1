import styles from './spinner.module.css'

/** Shown in the centre of the screen while the code of a page loads. */
export function Spinner() {
  return (
    <div role="status" className={styles.spinner}>
      <span className="visually-hidden">Seite wird geladen</span>
    </div>
  )
}
