import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkColours } from '../../../../../ssg/check/identity/colours.ts'
import { contrast } from '../../../../../src/lib/site/operator/contrast.ts'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const line = (name: string) => css.split('\n').findIndex((text) => text.includes(`${name}: light-dark`)) + 1
const withAccent = (light: string, dark: string) =>
  checkColours(css.replace(/--accent: light-dark\(.*\);/, `--accent: light-dark(${light}, ${dark});`)).map(
    (problem) => `${problem.file}:${problem.line}: ${problem.message}`,
  )

// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio: from 1 to 21.
test.each([
  ['#000', '#ffffff', 21],
  ['#777777', '#fff', 4.48],
  ['#c8102e', '#c8102e', 1],
])('%s and %s have a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBeCloseTo(ratio, 1)
})

test('the colours that are there can be read', () => {
  expect(checkColours(css)).toEqual([])
})

test('an accent that is too light in one scheme is printed with its line, its ground and its contrast', () => {
  expect(withAccent('#ff7b6e', '#ff7b6e')).toEqual([
    expect.stringMatching(
      `^src/styles/tokens\\.css:${line('--accent')}: \`--accent\` #ff7b6e on \`--surface\` .* in the light scheme has a contrast of 2\\.\\d\\d to 1$`,
    ),
    expect.stringContaining('on `--surface-sunken`'),
    expect.stringMatching(`tokens\\.css:${line('--on-accent')}: \`--on-accent\` .* on \`--accent\` #ff7b6e`),
  ])
})

test('an accent that is too dark in the dark scheme is printed, too', () => {
  expect(withAccent('#c8102e', '#7a0a1c').join()).toContain('in the dark scheme')
})

test('what is no colour of digits is printed, since pictures and icons need digits', () => {
  expect(withAccent('crimson', '#ff7b6e').join()).toContain('`--accent` crimson on `--surface`')
  expect(checkColours('').length).toBeGreaterThan(10)
})
