import { useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { hasModifier } from '~/lib/early-clicks'
import { markSelector } from '~/lib/site/source'

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
