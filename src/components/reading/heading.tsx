import type { ComponentProps } from 'react'

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
