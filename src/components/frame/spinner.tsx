import { documentTitle } from '~/lib/site/document-title'
import { useAdoptedStyles } from '../styles'
import css from './spinner.css?inline'

const text = 'Seite wird geladen'

/** Shown in the centre of the screen while the code of a page loads. */
export function Spinner() {
  useAdoptedStyles(css)
  return (
    <div role="status" className="spinner">
      <title>{documentTitle(text)}</title>
      <span className="visually-hidden">{text}</span>
    </div>
  )
}
