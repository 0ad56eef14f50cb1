import { useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { hasModifier } from '~/lib/early-clicks'
import { markSelector } from '~/lib/site/source'

/** The id of the mark that was followed last, where the way back leads. */
const wayBackId = 'fundstelle'

/** Whoever follows the mark of a footnote finds the way back in the entry that it leads to. */
export function WayBack({ list }: { list: RefObject<HTMLElement | null> }) {
  const [entry, setEntry] = useState<Element | null>()
  useEffect(() => {
    const stop = new AbortController()
    const text = list.current?.closest('.prose')
    text?.addEventListener(
      'click',
      (event) => {
        const isFollowed = event instanceof MouseEvent && !event.defaultPrevented && !hasModifier(event)
        const mark = isFollowed ? followedMark(event.target) : undefined
        if (!mark) return
        // oxlint-disable-next-line no-restricted-properties -- React knows nothing of this id.
        document.getElementById(wayBackId)?.removeAttribute('id')
        mark.id = wayBackId
        setEntry(list.current?.querySelector(mark.hash))
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [list])
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

/** The mark of a footnote that was pressed, itself or the link of its preview, which stands in the same place. */
function followedMark(target: EventTarget | null): HTMLAnchorElement | undefined {
  const place = target instanceof Element && target.closest('sup')
  const mark = place && place.querySelector<HTMLAnchorElement>(markSelector)
  return mark && target.closest(`a[href="${mark.hash}"]`) ? mark : undefined
}
