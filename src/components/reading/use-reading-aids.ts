import { useEffect } from 'react'
import { lazyCode, useLazyCode } from '../lazy-code'

export const readingAids = lazyCode(() => import('./reading-aids'))

/**
 * Downloads the chunk of reading aids (heading links, the way back from a source, scroll spy, loading of tools) at the first sign of a reader. After a failed
 * download, the next press, focus or `online` event retries.
 */
export function useReadingAids() {
  const aids = useLazyCode(readingAids)
  const { error, load } = aids
  useEffect(() => (error ? onRetry : onFirstSign)(() => void load()), [load, error])
  return aids
}

/** The events that retry. Scroll events are too frequent. */
const retries = ['online', 'pointerdown', 'focusin']

function onRetry(call: () => void): () => void {
  const stop = new AbortController()
  // In the capture phase, because React stops events in a boundary that is not hydrated yet.
  for (const sign of retries) addEventListener(sign, call, { capture: true, once: true, signal: stop.signal })
  return () => stop.abort()
}

const signs = ['pointermove', 'touchstart']

/**
 * Calls `call` once, at the first pointer, touch, scroll or focus; scroll and focus count from before hydration. It reads the scroll position after the paint, because reading it
 * earlier would force a second layout. The focus that a navigation sets does not count. Returns a function that stops listening.
 */
export function onFirstSign(call: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const begin = () => {
    stop.abort()
    call()
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal })
  // A navigation scrolls to the top, which does not count.
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
