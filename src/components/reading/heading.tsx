import type { ComponentProps } from 'react'
import { textOf } from '../text-of'
import { Extra } from '../extra'
import { useReadingTools } from './reading-state'

/**
 * The heading of a section of a text. For readers it has a button that copies the address of the section; beside it, so that the
 * heading keeps its name.
 */
export function Heading({ as: Level, ...heading }: ComponentProps<'h2'> & { as: 'h2' | 'h3' }) {
  const HeadingLink = useReadingTools()?.HeadingLink
  return (
    <>
      <Level {...heading} />
      {HeadingLink && heading.id && (
        <Extra>
          <HeadingLink id={heading.id} section={textOf(heading.children)} />
        </Extra>
      )}
    </>
  )
}
