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
  const [{ wanted, asked }, note] = useReducer(withSign, { wanted: [], asked: undefined })
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
      const asks = type === 'click' || (target instanceof Element && target.matches(':focus-visible'))
      if (element || asks) hear({ term: element && { element, place }, asks })
    }
    for (const type of ['pointerover', 'focusin', 'click'])
      document.addEventListener(type, listen, { signal: stop.signal })
    document.addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && hear({ term: undefined, asks: true }),
      { signal: stop.signal },
    )
    // Signs from before the app.
    for (const [place, element] of terms.entries()) {
      const asks = takeEarlyClick(element)
      if (asks || element.matches(':hover')) hear({ term: { element, place }, asks })
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
        <code.TermTooltips wanted={wanted} asked={asked} />
      </OptionalPart>
    )
  )
}

interface Sign {
  term: WantedTerm | undefined
  /** To be told at once, not after a rest of the pointer; of no term, that the visitor has gone on. */
  asks: boolean
}

interface Interest {
  wanted: WantedTerm[]
  /** What was pressed or reached by the keyboard last, unless the visitor has gone on since. */
  asked: HTMLElement | undefined
}

function withSign(interest: Interest, { term, asks }: Sign): Interest {
  const isNew = term && !interest.wanted.some(({ place }) => place === term.place)
  const asked = asks ? term?.element : interest.asked
  if (!isNew && asked === interest.asked) return interest
  return { wanted: isNew ? [...interest.wanted, term] : interest.wanted, asked }
}

/** Not by the state of each term: React would work through all of them, for two attributes that are nobody else's. */
function makeButton(term: HTMLElement): void {
  term.role = 'button'
  term.tabIndex = 0
}
