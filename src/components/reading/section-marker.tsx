import { useEffect, useState, type RefObject } from 'react'
import { currentSection } from '~/lib/current-section'
import { hashTarget } from '~/lib/hash-scroll'
import type { SectionLink } from '~/lib/site/derived-facts'

interface SectionMarkerProps {
  sections: SectionLink[]
  /** The table of contents, and its entry for the current section. */
  list: RefObject<HTMLDetailsElement | null>
  entry: RefObject<HTMLElement | null>
  onChange: (id: string | undefined) => void
}

/** Tells a table of contents which section is being read, keeps the entry for it in sight, and folds it. Shows nothing itself. */
export function SectionMarker({ sections, list, entry, onChange }: SectionMarkerProps) {
  const current = useCurrentSection(sections)
  useEffect(() => onChange(current), [current, onChange])
  useEffect(() => {
    if (list.current && entry.current) bringIntoView(entry.current, list.current)
  })
  useEffect(() => (list.current ? foldAfterUse(list.current) : undefined), [list])
  return null
}

/** Folds the list, which on a phone lies over the text, when it is left: by one of its links, by a press beside it, by Escape, by the tab key. */
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

/** Scrolls the list only, where it is longer than the window: `scrollIntoView` would scroll the page too. */
function bringIntoView(entry: HTMLElement, list: HTMLElement): void {
  const { top, bottom, height } = entry.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  // One more entry stays in sight on either side.
  if (bottom + height > frame.bottom) list.scrollTop += bottom + height - frame.bottom
  else if (top - height < frame.top) list.scrollTop -= frame.top - top + height
}

const moves = ['scroll', 'resize', 'hashchange']

/** The id of that of the sections of a text which is being read; `undefined` above the first one. */
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

/** How far to scroll for each section to begin where a link with its hash takes it. */
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
