import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react'
import { useEarlyClick } from '../early-click'

/** How a visitor is interested in an element. */
export type Interest = 'hover' | 'focus' | 'tap'

/**
 * The interest of pointer and keyboard in `element`, which gets `listeners`, from before the app came too. A tap is for the element to
 * tell; an early one counts where the element has `data-early`.
 */
export function useInterest<E extends HTMLElement>() {
  const [interest, setInterest] = useState<Interest>()
  const element = useEarlyClick<E>(() => setInterest('tap'))
  useEffect(() => noticeEarly(element.current, setInterest), [element])

  const end = (ended: Interest) => setInterest((was) => (was === ended ? undefined : was))
  return {
    element,
    interest,
    setInterest,
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setInterest((was) => was ?? 'hover')
      },
      onPointerLeave: () => end('hover'),
      onFocus: ({ target }: FocusEvent) => {
        if (isReached(target)) setInterest('focus')
      },
      onBlur: () => end('focus'),
    },
  }
}

/** A press brings the focus too, but is no interest in what the focus shows. */
function isReached(element: Element): boolean {
  return element.matches(':focus-visible')
}

/** What a finger has touched counts as hovered too. */
function noticeEarly(element: HTMLElement | null, notice: (interest: Interest) => void): void {
  if (!element) return
  if (isReached(element)) notice('focus')
  else if (element.matches(':hover') && matchMedia('(hover: hover)').matches) notice('hover')
}
