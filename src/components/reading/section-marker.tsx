import { useEffect, useState, type RefObject } from 'react'
import { currentSection } from '~/lib/current-section'
import { hashTarget } from '~/lib/hash-scroll'
import type { SectionLink } from '~/lib/site/surroundings'

interface SectionMarkerProps {
  sections: SectionLink[]
  /** The table of contents, and its entry for the current section. */
  list: RefObject<HTMLElement | null>
  entry: RefObject<HTMLElement | null>
  onChange: (id: string | undefined) => void
}

/** Tells a table of contents which section is being read, and keeps the entry for it in sight. Shows nothing itself. */
export function SectionMarker({ sections, list, entry, onChange }: SectionMarkerProps) {
  const current = useCurrentSection(sections)
  useEffect(() => onChange(current), [current, onChange])
  useEffect(() => {
    if (list.current && entry.current) bringIntoView(entry.current, list.current)
  })
  return null
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
