import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { reportCause } from '~/lib/error-report'
import { isThrifty } from '~/lib/when-wanted'
import type { Gate } from './gate'
import styles from './tool.module.css'

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

/**
 * Calls when a place comes near or somebody reaches for it, which may have been before; who saves data wants a tool only then, unless
 * there is no example to read meanwhile. Returns what ends the waiting.
 */
function whenReached(place: HTMLElement, call: () => void): () => void {
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
  const isEmpty = place.querySelector(`.${styles.coming}`) !== null
  if (isEmpty || !isThrifty(navigator.connection ?? {})) sight.observe(place)
  return () => {
    stop.abort()
    sight.disconnect()
  }
}

function isWithin(place: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && place.contains(target)
}
