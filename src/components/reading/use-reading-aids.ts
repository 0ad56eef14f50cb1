import { useEffect } from 'react'
import { lazyCode, useLazyCode } from '../lazy-code'

const readingAids = lazyCode(() => import('./reading-aids'))

/**
 * What only a reader needs: links to sections, previews of sources, the mark of the section being read, the code of tools. Nothing until somebody
 * reads; where the download fails, the next press or the line that is there again tries anew.
 */
export function useReadingAids() {
  const aids = useLazyCode(readingAids)
  const { error, load } = aids
  useEffect(() => (error ? onRetry : onFirstSign)(() => void load()), [load, error])
  return aids
}

/** Not every sign of a reader, of which there are many a second. */
const retries = ['online', 'pointerdown', 'focusin']

function onRetry(call: () => void): () => void {
  const stop = new AbortController()
  // On its way down: React ends the way of an event into a tool that it has not yet taken over.
  for (const sign of retries) addEventListener(sign, call, { capture: true, once: true, signal: stop.signal })
  return () => stop.abort()
}

const signs = ['pointermove', 'touchstart']

/**
 * Calls once, at the first sign of a reader: scrolling or a focus, also from before the app came. It asks after the text is painted, because to ask
 * earlier would have the browser lay the text out twice. The focus that a navigation sets is no sign. Returns what ends the waiting.
 */
export function onFirstSign(call: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const begin = () => {
    stop.abort()
    call()
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal })
  // A navigation scrolls too, to the top.
  addEventListener('scroll', () => scrollY > 0 && begin(), { passive: true, signal })
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
