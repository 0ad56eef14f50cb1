import { scrollTopId } from '~/lib/scroll-to-top'
import styles from './scroll-to-top.module.css'

/** The button to the top. `boot` shows it and handles its click (`lib/scroll-to-top`), so that it works before hydration. */
export function ScrollToTop() {
  return (
    <button
      type="button"
      id={scrollTopId}
      className={`quiet-button ${styles.button}`}
      aria-label="Nach oben scrollen"
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 20V5m-7 7 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}
