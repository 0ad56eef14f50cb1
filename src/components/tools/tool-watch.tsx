import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { reportCause } from '~/lib/error-report'
import { isThrifty } from '~/lib/when-wanted'
import type { Gate } from '../../tools/gate'

export interface ToolWatchProps {
  place: RefObject<HTMLElement | null>
  /** What stands in the place where there is no example to read. */
  coming: RefObject<HTMLElement | null>
  gate: Gate<ReactNode>
}

/** Has the code of a tool come when its place is near; where it does not, the example stays, and this says so. */
export function ToolWatch({ place, coming, gate }: ToolWatchProps) {
  const [hasFailed, setFailed] = useState(false)
  const isWanted = useRef(false)

  function want() {
    if (isWanted.current) return
    isWanted.current = true
    setFailed(false)
    gate.load().catch((cause: unknown) => {
      isWanted.current = false
      reportCause(cause)
      setFailed(true)
    })
  }

  const reach = useEffectEvent(want)
  useEffect(() => {
    if (!place.current) return
    // Who saves data wants a tool only when reaching for it, unless there is no example to read meanwhile.
    const isEmpty = coming.current !== null
    return whenReached(place.current, () => reach(), isEmpty || !isThrifty(navigator.connection ?? {}))
  }, [place, coming])
  return (
    hasFailed && (
      <p role="alert">
        Das Werkzeug ist nicht gekommen.{' '}
        <button type="button" className="quiet-button" onClick={want}>
          Noch einmal versuchen
        </button>
      </p>
    )
  )
}

/** How near a place comes, in px, before its tool is wanted: nobody shall see it come. */
const nearness = 400

/** Calls when somebody reaches for a place, which may have been before, or it comes near if that is enough. Returns what ends the waiting. */
function whenReached(place: HTMLElement, call: () => void, isNearEnough: boolean): () => void {
  const stop = new AbortController()
  const { signal } = stop
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
  return () => {
    stop.abort()
    sight.disconnect()
  }
}

function isWithin(place: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && place.contains(target)
}
