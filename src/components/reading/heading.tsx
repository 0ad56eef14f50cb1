import type { ComponentProps } from 'react'

/**
 * The heading of a section of a text, and beside it, so that the heading keeps its name, the place of the button that copies the address of the
 * section (`heading-links`).
 */
export function Heading({ as: Level, ...heading }: ComponentProps<'h2'> & { as: 'h2' | 'h3' }) {
  return (
    <>
      <Level {...heading} />
      {heading.id && <span />}
    </>
  )
}
