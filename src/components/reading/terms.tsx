import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useReducer } from 'react'
import { takeEarlyClick } from '~/lib/early-clicks'
import { markSelector } from '~/lib/site/source'
import { lazyCode, useLazyCode } from '../lazy-code'
import { OptionalPart } from '../optional-part'
import { onFirstSign } from './use-reading-aids'

const termTooltips = lazyCode(() => import('./term-tooltips'))

/** A term or footnote that was hovered, focused or pressed. */
export interface WantedTerm {
  element: HTMLElement
  /** Its index among those of the text. */
  place: number
}

/**
 * Tooltips for the terms and footnotes of a text, with one listener for all. At the first hover, focus or press of one, the tooltip's chunk is downloaded
 * and attached to it. It stands after the text, so that the text is there when its layout effect runs.
 */
export function Terms({ text }: { text: RefObject<HTMLElement | null> }) {
  const [{ wanted, asked }, note] = useReducer(withSign, { wanted: [], asked: undefined })
  const { code, load } = useLazyCode(termTooltips)

  const hear = useEffectEvent((sign: Sign) => {
    note(sign)
    if (sign.term) void load()
  })

  // A layout effect, because a tap between hydration and a passive effect would be lost.
  useLayoutEffect(() => {
    const terms = [...(text.current?.querySelectorAll<HTMLElement>(`.term, ${markSelector}`) ?? [])]
    if (terms.length === 0) return
    const stop = new AbortController()
    const listen = ({ type, target }: Event) => {
      const place = terms.findIndex((term) => target instanceof Node && term.contains(target))
      const element = terms[place]
      // A click on a footnote goes to its source.
      const asks =
        (type === 'click' && !element?.matches(markSelector)) ||
        (target instanceof Element && target.matches(':focus-visible'))
      if (element || asks) hear({ term: element && { element, place }, asks })
    }
    for (const type of ['pointerover', 'focusin', 'click'])
      document.addEventListener(type, listen, { signal: stop.signal })
    document.addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && hear({ term: undefined, asks: true }),
      { signal: stop.signal },
    )
    // Hover or focus from before hydration.
    for (const [place, element] of terms.entries()) {
      const asks = takeEarlyClick(element)
      if (asks || element.matches(':hover')) hear({ term: { element, place }, asks })
    }
    const endWaiting = onFirstSign(() => terms.filter((term) => term.dataset.term).forEach(makeButton))
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
  /** The tooltip opens at once, without the delay of a hover. Without a term: the visitor has left the last one. */
  asks: boolean
}

interface Interest {
  wanted: WantedTerm[]
  /** The term that was last pressed or focused by keyboard, until it is left. */
  asked: HTMLElement | undefined
}

function withSign(interest: Interest, { term, asks }: Sign): Interest {
  const isNew = term && !interest.wanted.some(({ place }) => place === term.place)
  const asked = asks ? term?.element : interest.asked
  if (!isNew && asked === interest.asked) return interest
  return { wanted: isNew ? [...interest.wanted, term] : interest.wanted, asked }
}

/** Sets attributes directly. With state in each term React would render all of them. */
function makeButton(term: HTMLElement): void {
  term.role = 'button'
  term.tabIndex = 0
}

interface TermProps {
  /** Its name in `src/content/glossary.yaml`. */
  id: string
  children: ReactNode
}

/** A glossary term in a text. It is plain text until `Terms` makes it a button. Its mark is styled in `styles/prose.css`. */
export function Term({ id, children }: TermProps) {
  return (
    <span className="term" data-term={id} data-early="">
      {children}
    </span>
  )
}
