import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { takeEarlyClick } from '~/lib/early-clicks'

/**
 * For an element with `data-early`, which only the app can answer: acts once the app has come if the visitor clicked the element before
 * (`lib/early-clicks`). Later clicks are the element's own `onClick`.
 */
export function useEarlyClick<E extends HTMLElement>(act: () => void): RefObject<E | null> {
  const element = useRef<E>(null)
  const answer = useEffectEvent(act)
  useEffect(() => {
    if (takeEarlyClick(element.current)) answer()
  }, [])
  return element
}
