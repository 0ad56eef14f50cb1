import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { OptionalPart } from '../optional-part'
import { Terms } from './terms'
import { useReadingAids } from './use-reading-aids'

/** A text, with one set of reading aids for all of its headings and terms. */
export function Prose({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={text} className="prose">
        {children}
        <Aids text={text} />
      </div>
      <Terms text={text} />
    </>
  )
}

function Aids(props: { text: RefObject<HTMLElement | null> }) {
  const aids = useReadingAids().code
  return (
    aids && (
      <OptionalPart>
        <aids.HeadingLinks {...props} />
        <aids.ScrollStops {...props} />
        <aids.WayBack {...props} />
      </OptionalPart>
    )
  )
}

/**
 * A heading in a text, and a placeholder for the button that copies its address (`heading-links`). The button is outside the heading, so it is not part
 * of the heading's accessible name.
 */
export function Heading({ as: Level, ...heading }: ComponentProps<'h2'> & { as: 'h2' | 'h3' }) {
  return (
    <>
      <Level {...heading} />
      {heading.id && <span />}
    </>
  )
}
