import { useEffect } from 'react'
import { useLazyCode } from '../lazy-code'
import { ToolFailure, type ToolWatchProps } from './tool'

/** Loads a tool's chunk when the visitor scrolls near it, and shows a message if that fails. */
export function ToolWatch({ place, code }: ToolWatchProps) {
  const { error, load } = useLazyCode(code)

  useEffect(() => (place.current ? whenReached(place.current, load) : undefined), [place, load])
  return error && <ToolFailure load={load} />
}

/** The distance to the viewport at which a tool loads, in px. It should be there before it is visible. */
const nearness = 400

/**
 * Calls `load` at the first hover, touch or focus (a focus counts from before this code), or when the place is near the viewport. After a failure it retries at the
 * next such event. Returns a function that stops listening.
 */
function whenReached(place: HTMLElement, load: () => Promise<unknown>): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const call = () => void load().then((code) => code !== undefined && stop.abort())
  // In the capture phase, because React stops events in a boundary that is not hydrated yet.
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(sign, ({ target }) => isWithin(place, target) && call(), {
      capture: true,
      passive: true,
      signal,
    })
  if (isWithin(place, document.activeElement)) call()
  const sight = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) call()
    },
    { rootMargin: `${nearness}px` },
  )
  sight.observe(place)
  signal.addEventListener('abort', () => sight.disconnect())
  return () => stop.abort()
}

function isWithin(place: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && place.contains(target)
}
