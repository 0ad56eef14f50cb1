import { useRouter } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { isThrifty } from '~/lib/when-wanted'
import type { LazyToolCode } from './lazy-tools'
import { isShared } from '~/tools/shared/tool-address'
import { useLazyCode } from '../lazy-code'
import { ToolFailure } from './tool-failure'

export interface ToolWatchProps {
  place: RefObject<HTMLElement | null>
  /** The placeholder, if the tool was not prerendered. */
  coming: RefObject<HTMLElement | null>
  code: LazyToolCode['code']
}

/** Loads a tool's chunk when the visitor scrolls near it, and shows a message if that fails. */
export function ToolWatch({ place, coming, code }: ToolWatchProps) {
  const router = useRouter()
  const { error, load } = useLazyCode(code)

  useEffect(() => {
    if (!place.current) return
    // With Save-Data the tool loads at the first hover, touch or focus only, unless there is no example or the address shares another input.
    const isWanted = coming.current !== null || isShared(router.state.location.search)
    return whenReached(place.current, load, isWanted || !isThrifty(navigator.connection ?? {}))
  }, [place, coming, load, router])
  return error && <ToolFailure load={load} />
}

/** The distance to the viewport at which a tool loads, in px. It should be there before it is visible. */
const nearness = 400

/**
 * Calls `load` at the first hover, touch or focus (a focus counts from before this code), or when the place is near the viewport. After a failure it retries at the
 * next such event. Returns a function that stops listening.
 */
function whenReached(place: HTMLElement, load: () => Promise<unknown>, isNearEnough: boolean): () => void {
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
  if (isNearEnough) sight.observe(place)
  signal.addEventListener('abort', () => sight.disconnect())
  return () => stop.abort()
}

function isWithin(place: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && place.contains(target)
}
