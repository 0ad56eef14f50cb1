import { documentTitle } from '~/lib/site/document-title'
import styles from './spinner.module.css'

const text = 'Seite wird geladen'

/** Shown in the centre of the screen while the code of a page loads. */
export function Spinner() {
  return (
    <div role="status" className={styles.spinner}>
      <title>{documentTitle(text)}</title>
      <span className="visually-hidden">{text}</span>
    </div>
  )
}
