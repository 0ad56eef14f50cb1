import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react'
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
  const [{ wanted, pressed }, note] = useReducer(withSign, { wanted: [], pressed: undefined })
  const { code, load } = useLazyCode(termTooltips)

  const hear = useEffectEvent((sign: Sign) => {
    note(sign)
    if (sign.term) void load()
  })

  useEffect(() => {
    const terms = [...(text.current?.querySelectorAll<HTMLElement>('.term') ?? [])]
    if (terms.length === 0) return
    const stop = new AbortController()
    const listen = ({ type, target }: Event) => {
      const place = terms.findIndex((term) => target instanceof Node && term.contains(target))
      const element = terms[place]
      const isPress = type === 'click'
      if (element || isPress) hear({ term: element && { element, place }, isPress })
    }
    for (const type of ['pointerover', 'focusin', 'click'])
      document.addEventListener(type, listen, { signal: stop.signal })
    // Signs from before the app.
    for (const [place, element] of terms.entries()) {
      const isPress = takeEarlyClick(element)
      if (isPress || element.matches(':hover')) hear({ term: { element, place }, isPress })
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

interface Sign {
  term: WantedTerm | undefined
  isPress: boolean
}

interface Interest {
  wanted: WantedTerm[]
  /** What was clicked or tapped last: whoever presses elsewhere before the code has come has gone on. */
  pressed: HTMLElement | undefined
}

function withSign(interest: Interest, { term, isPress }: Sign): Interest {
  const isNew = term && !interest.wanted.some(({ place }) => place === term.place)
  const pressed = isPress ? term?.element : interest.pressed
  if (!isNew && pressed === interest.pressed) return interest
  return { wanted: isNew ? [...interest.wanted, term] : interest.wanted, pressed }
}

/** Not by the state of each term: React would work through all of them, for two attributes that are nobody else's. */
function makeButton(term: HTMLElement): void {
  term.role = 'button'
  term.tabIndex = 0
}
