import { useLayoutEffect } from 'react'
import { documentTitle } from '../document-title'
import { useAdoptedStyles } from '../styles'
import css from './spinner.css?inline'

const text = 'Seite wird geladen'

/** The pending component, in the centre of the viewport. It scrolls to the top, so that the footer is out of sight. */
export function Spinner() {
  useAdoptedStyles(css)
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div role="status" className="spinner">
      <title>{documentTitle(text)}</title>
      <span className="visually-hidden">{text}</span>
    </div>
  )
}
