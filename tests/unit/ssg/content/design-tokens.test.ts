import { expect, test } from 'vitest'
import { colour, inLightColours } from '../../../../ssg/content/design-tokens.ts'

test('custom properties of a drawing are replaced by the colours of the light scheme', () => {
  expect(inLightColours('<path fill="var(--ink)" stroke="var(--accent)"/>')).toBe(
    `<path fill="${colour('--ink')}" stroke="${colour('--accent')}"/>`,
  )
})
