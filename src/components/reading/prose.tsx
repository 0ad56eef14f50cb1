import { useRef, type ReactNode, type RefObject } from 'react'
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
