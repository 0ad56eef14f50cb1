import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { markSelector, sourceId, type Source } from '~/lib/site/source'
import { tooltipDelay, tooltipSkipDelay } from '~/lib/tooltip-delay'
import { SourceText } from '../text/source-text'

interface SourcePreviewsProps {
  /** The list of sources, by which the text with the marks is found. */
  list: RefObject<HTMLElement | null>
  sources: Source[]
}

/** The card that is shown, in the `<sup>` of its mark. */
interface Preview {
  place: HTMLElement
  number: number
  /** The card then holds the link, which the tap did not follow. */
  isTapped: boolean
}

/**
 * Shows the source of a footnote in a popover beside its mark. It is no tooltip, because it holds a link that the pointer must reach (WCAG 1.4.13). One
 * is open at a time; Escape and a press outside close it and return the focus. Mark and preview are one tab stop.
 */
export function SourcePreviews({ list, sources }: SourcePreviewsProps) {
  const [preview, setPreview] = useState<Preview>()
  const watch = useRef<MarkWatch>(undefined)

  useEffect(() => {
    const text = list.current?.closest<HTMLElement>('.prose')
    if (!text) return
    const watched = watchMarks(text, setPreview)
    watch.current = watched
    return watched.stop
  }, [list])

  const source = preview && sources[preview.number - 1]
  if (!preview || !source) return null
  return createPortal(
    <SourceCard {...preview} source={source} onClose={() => watch.current?.close(preview.place)} />,
    preview.place,
  )
}

interface SourceCardProps extends Preview {
  source: Source
  onClose: () => void
}

function SourceCard({ place, number, isTapped, source, onClose }: SourceCardProps) {
  const card = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!card.current) return
    card.current.showPopover()
    putBeside(place, card.current)
  }, [place])

  return (
    <span
      ref={card}
      popover="auto"
      role="group"
      aria-label={`Quelle ${number}`}
      className="source-card"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <SourceText source={source} isPreview />
      {isTapped && <a href={`#${sourceId(number)}`}>Zum Quellenverzeichnis</a>}
    </span>
  )
}

interface MarkWatch {
  /** Called when the browser has closed this card, perhaps because another one opens. */
  close: (place: HTMLElement) => void
  stop: () => void
}

/** How long the card stays open while the pointer moves from the mark to the card, in ms. */
const leaveDelay = 300

/**
 * Shows a preview on hover, on keyboard focus and at the first tap, until pointer and focus have both left it. A click, Enter and the next tap follow
 * the link.
 */
function watchMarks(text: HTMLElement, show: (preview: Preview | undefined) => void): MarkWatch {
  const stop = new AbortController()
  const { signal } = stop
  let shown: HTMLElement | undefined
  let pointed: HTMLElement | undefined
  let isTap = false
  let lastClosed = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(place?: HTMLElement, isTapped = false) {
    clearTimeout(timer)
    if (shown && shown !== place) lastClosed = Date.now()
    shown = place
    show(place && { place, isTapped, number: numberIn(place) })
  }

  function changeAfter(delay: number, place?: HTMLElement) {
    clearTimeout(timer)
    timer = setTimeout(change, delay, place)
  }

  /** How long the pointer must hover on a mark, so that a pointer on its way to another card does not replace that card. */
  function restDelay(): number {
    if (shown) return leaveDelay
    return Date.now() - lastClosed < tooltipSkipDelay ? 0 : tooltipDelay
  }

  function placeOf(target: EventTarget | null): HTMLElement | undefined {
    const place = target instanceof Element && text.contains(target) && target.closest('sup')
    return place && place.querySelector(markSelector) ? place : undefined
  }

  function point(target: EventTarget | null) {
    const place = placeOf(target)
    if (place === pointed) return
    pointed = place
    if (place && place !== shown) changeAfter(restDelay(), place)
    else if (!place && shown && !shown.contains(document.activeElement)) changeAfter(leaveDelay)
    else clearTimeout(timer)
  }

  function focus(target: EventTarget | null) {
    const place = placeOf(target)
    // A press focuses the mark, too, and is handled as a tap.
    if (!place || !(target instanceof Element && target.matches(':focus-visible'))) return
    if (place === shown) clearTimeout(timer)
    else change(place)
  }

  // Pointer and focus may have reached a mark before this code was loaded.
  if (matchMedia('(hover: hover)').matches) point(text.querySelector('sup:hover'))
  focus(document.activeElement)

  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => point(pointerType === 'touch' ? null : target),
    { signal },
  )
  text.addEventListener('focusin', ({ target }) => focus(target), { signal })
  text.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (shown && shown !== pointed && placeOf(relatedTarget) !== shown) changeAfter(leaveDelay)
    },
    { signal },
  )
  text.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      isTap = pointerType === 'touch' && placeOf(target) !== shown
    },
    { signal },
  )
  // Before the list of sources hears of it.
  text.addEventListener(
    'click',
    (event) => {
      const place = placeOf(event.target)
      if (!place || (event.target instanceof Element && !event.target.closest(markSelector))) return
      if (isTap) {
        event.preventDefault()
        change(place, true)
      } else changeAfter(0)
    },
    { capture: true, signal },
  )

  return {
    close: (place) => place === shown && change(),
    stop: () => {
      clearTimeout(timer)
      stop.abort()
    },
  }
}

function numberIn(place: HTMLElement): number {
  return Number(place.querySelector(markSelector)?.textContent)
}

/** The gap between a mark and its card, and between a card and the edge of the viewport, in px. */
const gap = 8

/** Positions the card below the mark, or above it if there is no room, within the text column. */
function putBeside(mark: HTMLElement, card: HTMLElement): void {
  const column = mark.closest('.prose')?.getBoundingClientRect()
  const { left, top, bottom } = mark.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const x = column ? Math.max(column.left, Math.min(left, column.right - width)) : left
  const isTooLow = bottom + gap + height + gap > innerHeight
  const y = isTooLow && top - gap - height > gap ? top - gap - height : bottom + gap
  card.style.insetInlineStart = `${x + scrollX}px`
  card.style.insetBlockStart = `${y + scrollY}px`
}
