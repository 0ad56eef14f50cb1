import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { reportCause } from '~/lib/error-report'
import { isThrifty } from '~/lib/when-wanted'
import type { Gate } from './gate'

interface ToolWatchProps {
  place: RefObject<HTMLElement | null>
  gate: Gate<ReactNode>
}

/** Has the code of a tool come when its place is near; where it does not, the example stays, and this says so. */
export function ToolWatch({ place, gate }: ToolWatchProps) {
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
  useEffect(() => (place.current ? whenReached(place.current, () => reach()) : undefined), [place])
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

/** Calls when a place comes near or somebody reaches for it; who saves data wants a tool only then. Returns what ends the waiting. */
function whenReached(place: HTMLElement, call: () => void): () => void {
  const stop = new AbortController()
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    place.addEventListener(sign, call, { passive: true, signal: stop.signal })
  const sight = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) call()
    },
    { rootMargin: `${nearness}px` },
  )
  if (!isThrifty(navigator.connection ?? {})) sight.observe(place)
  return () => {
    stop.abort()
    sight.disconnect()
  }
}
