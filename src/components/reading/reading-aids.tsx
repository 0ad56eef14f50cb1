import { useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { hasModifier } from '~/lib/early-clicks'
import { markSelector } from '~/lib/site/source'
import { adoptStyles } from '../styles'
import css from './reading.css?inline'

export { HeadingLinks } from './heading-links'
export { SectionMarker } from './section-marker'
export { ToolWatch } from '../tools/tool-watch'
export { toolImports } from '~/tools/tool-imports'

adoptStyles(css)

/** In the text, not in tools, whose content changes without a resize. */
const scrolling = "[role='group']:not(section *)"

/** Removes the tab stop of a table or code in a text while it fits and does not scroll. */
export function ScrollStops({ text }: { text: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const sizes = new ResizeObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement)) continue
        target.tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1
      }
    })
    for (const part of text.current?.querySelectorAll(scrolling) ?? []) sizes.observe(part)
    return () => sizes.disconnect()
  }, [text])
  return null
}

/** The id of the mark that was last followed, the target of the link back. */
const wayBackId = 'fundstelle'

/** After a footnote's mark was followed, adds a link back to the mark to the entry of its source. */
export function WayBack({ text }: { text: RefObject<HTMLElement | null> }) {
  const [entry, setEntry] = useState<Element | null>()
  useEffect(() => {
    const stop = new AbortController()
    text.current?.addEventListener(
      'click',
      (event) => {
        const mark = event.target instanceof Element && event.target.closest(markSelector)
        if (!(mark instanceof HTMLAnchorElement) || hasModifier(event)) return
        // oxlint-disable-next-line no-restricted-properties -- React knows nothing of this id.
        document.getElementById(wayBackId)?.removeAttribute('id')
        mark.id = wayBackId
        setEntry(document.querySelector(mark.hash))
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [text])
  return (
    entry &&
    createPortal(
      <>
        {' '}
        <a href={`#${wayBackId}`} className="way-back">
          Zurück zum Text
        </a>
      </>,
      entry,
    )
  )
}
