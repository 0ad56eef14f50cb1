import { scrollTopId } from '~/lib/scroll-to-top'
import styles from './scroll-to-top.module.css'

/** Floats above the corner of every page, and is read after its content. Shown and answered by `boot`, because it works before React has come. */
export function ScrollToTop() {
  return (
    <button type="button" id={scrollTopId} className={styles.button} aria-label="Nach oben scrollen">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 20V5m-7 7 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}
