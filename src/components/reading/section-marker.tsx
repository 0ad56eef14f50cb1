import { useEffect, type RefObject } from 'react'
import type { SectionLink } from '~/lib/site/surroundings'
import { useCurrentSection } from './use-current-section'

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
