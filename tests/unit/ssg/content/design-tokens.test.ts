import { expect, test } from 'vitest'
import { colour, inLightColours } from '../../../../ssg/content/design-tokens.ts'

test('a drawing gets the colours that its custom properties have in the light scheme', () => {
  expect(inLightColours('<path fill="var(--ink)" stroke="var(--accent)"/>')).toBe(
    `<path fill="${colour('--ink')}" stroke="${colour('--accent')}"/>`,
  )
})
