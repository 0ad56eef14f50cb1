import { type RefObject, useEffect, useState } from 'react'
import { hashTarget } from '~/lib/hash-scroll'
import type { SectionLink } from '~/lib/site/derived-facts'

interface SectionMarkerProps {
  sections: SectionLink[]
  /** The table of contents, and its entry of the current section. */
  list: RefObject<HTMLDetailsElement | null>
  entry: RefObject<HTMLElement | null>
  onChange: (id: string | undefined) => void
}

/** Scroll spy: reports the current section, scrolls its entry of the table of contents into view, and closes that table. Renders nothing. */
export function SectionMarker({ sections, list, entry, onChange }: SectionMarkerProps) {
  const current = useCurrentSection(sections)
  useEffect(() => onChange(current), [current, onChange])
  useEffect(() => {
    if (list.current && entry.current) bringIntoView(entry.current, list.current)
  })
  useEffect(() => (list.current ? foldAfterUse(list.current) : undefined), [list])
  return null
}

/** Closes the list, which covers the text on a phone, after a link, a press outside, Escape, or when the focus leaves it. */
function foldAfterUse(list: HTMLDetailsElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const isWithin = (target: EventTarget | null) => target instanceof Node && list.contains(target)
  list.addEventListener('click', ({ target }) => (list.open &&= !(target instanceof HTMLAnchorElement)), {
    signal,
  })
  document.addEventListener('pointerdown', ({ target }) => (list.open &&= isWithin(target)), { signal })
  document.addEventListener('focusin', ({ target }) => (list.open &&= isWithin(target)), { signal })
  list.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !list.open) return
      list.open = false
      list.querySelector('summary')?.focus()
    },
    { signal },
  )
  return () => stop.abort()
}

/** Scrolls the list only. `scrollIntoView` would scroll the page, too. */
function bringIntoView(entry: HTMLElement, list: HTMLElement): void {
  const { top, bottom, height } = entry.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  // Keeps one more entry visible above and below.
  if (bottom + height > frame.bottom) list.scrollTop += bottom + height - frame.bottom
  else if (top - height < frame.top) list.scrollTop -= frame.top - top + height
}

const moves = ['scroll', 'resize', 'hashchange']

/** The id of the current section; `undefined` above the first one. */
function useCurrentSection(sections: SectionLink[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const ids = sections.map(({ id }) => id)
    let frame = 0
    const update = () => {
      frame = 0
      setCurrent(ids[currentSection(startsOf(ids), positionIn(ids))])
    }
    const updateSoon = () => void (frame ||= requestAnimationFrame(update))
    update()
    for (const move of moves) addEventListener(move, updateSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const move of moves) removeEventListener(move, updateSoon)
    }
  }, [sections])
  return current
}

/** The scroll position to which a link with the hash of each section leads. */
function startsOf(ids: string[]): number[] {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  return ids.map((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
    return top + scrollY - padding
  })
}

function positionIn(ids: string[]) {
  const { scrollHeight, clientHeight } = document.documentElement
  return {
    scrolled: scrollY,
    end: scrollHeight - clientHeight,
    target: ids.indexOf(hashTarget(location.hash)),
  }
}

interface ReadingPosition {
  scrolled: number
  end: number
  /** The index of the section that the hash names; -1 for none. */
  target: number
}

/** A section is current from so many px before its heading is at the top. */
const tolerance = 96

/**
 * The index of the current section; -1 above the first one. `starts` has the scroll position at which each heading is at the top. The last headings may
 * be too near the end of the page to reach the top. At the end of the page, the section of the hash is current, else the last one.
 */
export function currentSection(starts: number[], { scrolled, end, target }: ReadingPosition): number {
  const isOutOfReach = (start: number | undefined) => start !== undefined && start > end + tolerance
  if (scrolled >= end - 1 && isOutOfReach(starts.at(-1))) {
    return isOutOfReach(starts[target]) ? target : starts.length - 1
  }
  return starts.findLastIndex((start) => start <= scrolled + tolerance)
}
