import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
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

test('the colours of the site have enough contrast', () => {
  expect(checkColours(css)).toEqual([])
})

const hintsFor = (accent: string, onAccent: string) => {
  const edited = css
    .replace(/--accent: light-dark\(.*\);/, `--accent: ${accent};`)
    .replace(/--on-accent: .*;/, `--on-accent: ${onAccent};`)
  return { edited, hints: checkColours(edited).map(({ hint = '' }) => hint) }
}

test('the suggested accent is the nearest readable colour of the same hue; a readable one stays', () => {
  const { hints } = hintsFor('light-dark(#2f7fff, #ffcc00)', 'light-dark(#fff, #000)')
  expect(new Set(hints)).toEqual(
    new Set([
      'Text braucht 4.5 zu 1. Richtig ist etwa: --accent: light-dark(#276bd6, #ffcc00); --on-accent: light-dark(#fff, #000);',
    ]),
  )
})

test('the suggested colours have enough contrast in both schemes, whatever the accent was', () => {
  const colours = fc.stringMatching(/^#[\da-f]{6}$/)
  fc.assert(
    fc.property(colours, colours, colours, (light, dark, on) => {
      const { edited, hints } = hintsFor(`light-dark(${light}, ${dark})`, `light-dark(${on}, ${on})`)
      const mended = hints
        .flatMap((hint) => hint.match(/--[\w-]+: light-dark.*?;/g) ?? [])
        .reduce((text, right) => text.replace(RegExp(`${right.replace(/:.*/, '')}: .*;`), right), edited)
      expect(checkColours(mended)).toEqual([])
    }),
  )
})

test('a single accent for both schemes is named where it cannot be read, with two that can', () => {
  const [{ message, hint } = { message: '', hint: '' }] = checkColours(
    css.replace(/--accent: light-dark\(.*\);/, '--accent: #0a5c36;'),
  )
  expect(message).toContain('`--accent` #0a5c36')
  expect(message).toContain('im dunklen Schema')
  expect(hint).toMatch(/--accent: light-dark\(#0a5c36, #[\da-f]{6}\);/)
})

test('a colour without hexadecimal digits gets no suggestion but to use them', () => {
  expect(hintsFor('light-dark(crimson, #ff7b6e)', 'light-dark(#fff, #23060a)').hints).toContain(
    'Schreiben Sie beide als # und Ziffern, etwa #c8102e, mit 4.5 zu 1 oder mehr.',
  )
})

test('an accent that is too light for one scheme is reported with line, background and contrast', () => {
  expect(withAccent('#ff7b6e', '#ff7b6e')).toEqual([
    expect.stringMatching(
      `^src/styles/tokens\\.css:${line('--accent')}: \`--accent\` #ff7b6e auf \`--surface\` .* im hellen Schema hat einen Kontrast von 2\\.\\d\\d zu 1$`,
    ),
    expect.stringContaining('auf `--surface-sunken`'),
    expect.stringMatching(`tokens\\.css:${line('--on-accent')}: \`--on-accent\` .* auf \`--accent\` #ff7b6e`),
  ])
})
