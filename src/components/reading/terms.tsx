import { useEffect, useEffectEvent, useReducer, useState, type RefObject } from 'react'
import { takeEarlyClick } from '~/lib/early-clicks'
import { OptionalPart } from '../optional-part'
import { lazyCode, useLazyCode } from '../lazy-code'
import { onFirstSign } from './use-reading-aids'

const termTooltips = lazyCode(() => import('./term-tooltips'))

/** A term that a visitor has shown interest in. */
export interface WantedTerm {
  element: HTMLElement
  /** Its place among the terms of the text. */
  place: number
}

/**
 * Explains the terms of a text. One listener serves all of them. A term is plain text until the visitor points at it or focuses it; the tooltip's
 * code is then downloaded and attached to that element.
 */
export function Terms({ text }: { text: RefObject<HTMLElement | null> }) {
  const [wanted, add] = useReducer(withTerm, [])
  // What was clicked or tapped last: whoever presses elsewhere before the code has come has gone on.
  const [pressed, press] = useState<HTMLElement>()
  const { code, load } = useLazyCode(termTooltips)

  const want = useEffectEvent((term: WantedTerm) => {
    add(term)
    void load()
  })

  useEffect(() => {
    const terms = [...(text.current?.querySelectorAll<HTMLElement>('.term') ?? [])]
    if (terms.length === 0) return
    const stop = new AbortController()
    const hear = ({ type, target }: Event) => {
      const place = terms.findIndex((term) => target instanceof Node && term.contains(target))
      const element = terms[place]
      if (type === 'click') press(element)
      if (element) want({ element, place })
    }
    for (const type of ['pointerover', 'focusin', 'click'])
      document.addEventListener(type, hear, { signal: stop.signal })
    // Signs from before the app.
    for (const [place, element] of terms.entries()) {
      const isPressed = takeEarlyClick(element)
      if (isPressed) press(element)
      if (isPressed || element.matches(':hover')) want({ element, place })
    }
    const endWaiting = onFirstSign(() => terms.forEach(makeButton))
    return () => {
      stop.abort()
      endWaiting()
    }
  }, [text])

  return (
    code && (
      <OptionalPart>
        <code.TermTooltips wanted={wanted} pressed={pressed} />
      </OptionalPart>
    )
  )
}

function withTerm(wanted: WantedTerm[], term: WantedTerm): WantedTerm[] {
  return wanted.some(({ place }) => place === term.place) ? wanted : [...wanted, term]
}

/** Not by the state of each term: React would work through all of them, for two attributes that are nobody else's. */
function makeButton(term: HTMLElement): void {
  term.role = 'button'
  term.tabIndex = 0
}
