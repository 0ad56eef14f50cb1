import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { takeEarlyClick } from '~/lib/early-clicks'

/**
 * Calls `act` after hydration if the visitor clicked the element before it (`lib/early-clicks`). The element has `data-early` and handles later clicks
 * itself, in `onClick`.
 */
export function useEarlyClick<E extends HTMLElement>(act: () => void): RefObject<E | null> {
  const element = useRef<E>(null)
  const answer = useEffectEvent(act)
  useEffect(() => {
    if (takeEarlyClick(element.current)) answer()
  }, [])
  return element
}
