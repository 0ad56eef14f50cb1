import { expect, test } from 'vitest'
import { colour, inLightColours } from '../../../../ssg/content/design-tokens.ts'

test('colours come from the stylesheet, one for each scheme', () => {
  const [light, dark] = [colour('--surface'), colour('--surface', 'dark')]
  expect([light, dark]).toEqual([expect.stringMatching(/^#[\da-f]+$/), expect.stringMatching(/^#[\da-f]+$/)])
  expect(light).not.toBe(dark)
})

test('a drawing gets the colours that its custom properties have in the light scheme', () => {
  expect(inLightColours('<path fill="var(--ink)" stroke="var(--accent)"/>')).toBe(
    `<path fill="${colour('--ink')}" stroke="${colour('--accent')}"/>`,
  )
})

test('a colour that the stylesheet does not have is an error with its name', () => {
  expect(() => inLightColours('<path fill="var(--pink)"/>')).toThrow(
    'src/styles/tokens.css has no colour --pink',
  )
})
