import { useRouter } from '@tanstack/react-router'
import { useEffect, type ReactElement, type RefObject } from 'react'
import { isThrifty } from '~/lib/when-wanted'
import { isShared } from '~/tools/shared/tool-address'
import { useLazyCode, type LazyCode } from '../lazy-code'
import { ToolFailure } from './tool-failure'

export interface ToolWatchProps {
  place: RefObject<HTMLElement | null>
  /** What stands in the place where there is no example to read. */
  coming: RefObject<HTMLElement | null>
  code: LazyCode<ReactElement>
}

/** Has the code of a tool come when its place is near; where it does not, the example stays, and this says so. */
export function ToolWatch({ place, coming, code }: ToolWatchProps) {
  const router = useRouter()
  const { error, load } = useLazyCode(code)

  useEffect(() => {
    if (!place.current) return
    // Who saves data wants a tool only when reaching for it, unless the example that stands there meanwhile is none, or not what the address shares.
    const isWanted = coming.current !== null || isShared(router.state.location.search)
    return whenReached(place.current, load, isWanted || !isThrifty(navigator.connection ?? {}))
  }, [place, coming, load, router])
  return error && <ToolFailure load={load} />
}

/** How near a place comes, in px, before its tool is wanted: nobody shall see it come. */
const nearness = 400

/**
 * Loads when somebody reaches for a place, which may have been before, or it comes near if that is enough; and again at the next sign, where
 * that fails. Returns what ends the waiting.
 */
function whenReached(place: HTMLElement, load: () => Promise<unknown>, isNearEnough: boolean): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const call = () => void load().then((code) => code !== undefined && stop.abort())
  // On its way down: React ends the way of an event into a tool that it has not yet taken over.
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
