import { useRef, type ReactNode } from 'react'
import { OptionalPart } from '../optional-part'
import { Terms } from './terms'
import { useReadingAids } from './use-reading-aids'

/** A text. Beside it stands, for all of its headings and terms together, what a reader gets. */
export function Prose({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <div ref={text} className="prose">
      {children}
      <HeadingLinks text={text} />
      <Terms text={text} />
    </div>
  )
}

function HeadingLinks(props: { text: React.RefObject<HTMLElement | null> }) {
  const aids = useReadingAids()
  return (
    aids && (
      <OptionalPart>
        <aids.HeadingLinks {...props} />
      </OptionalPart>
    )
  )
}
