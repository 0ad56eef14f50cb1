import styles from './scroll-to-top.module.css'

/** Hidden until `lib/scroll-to-top` shows it. */
export function ScrollToTop() {
  return (
    <button type="button" className={styles.button} aria-label="Nach oben scrollen" data-scroll-to-top hidden>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 20V5m-7 7 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}
