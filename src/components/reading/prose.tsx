import { useEffect, useState, type ReactNode } from 'react'
import { createReading, readingTools, ReadingState } from './reading-state'

/** A text, and the state of its being read, which goes when the text does. */
export function Prose({ children }: { children: ReactNode }) {
  const [reading] = useState(createReading)

  useEffect(
    () =>
      onFirstSign(() => {
        readingTools.want()
        reading.begin()
      }),
    [reading],
  )

  return (
    <ReadingState value={reading}>
      <div className="prose">{children}</div>
    </ReadingState>
  )
}

const signs = ['scroll', 'pointermove', 'touchstart']

/**
 * Calls once somebody is there, as they may have been before the app was. That is asked after the text is painted, and the focus that a
 * navigation sets is no sign: earlier, the browser would lay the text out twice. Returns what ends the waiting.
 */
function onFirstSign(call: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const begin = () => {
    stop.abort()
    call()
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal })
  addEventListener('focusin', ({ target }) => isReached(target) && begin(), { signal })
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!signal.aborted && (scrollY > 0 || isReached(document.activeElement))) begin()
    }),
  )
  return () => stop.abort()
}

function isReached(element: EventTarget | null): boolean {
  return element instanceof HTMLElement && element.tabIndex >= 0
}
