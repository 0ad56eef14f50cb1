import { contrast, leastContrast, readableColour } from '../../../src/lib/site/operator/contrast.ts'
import { colourTokens, tokensFile } from '../../content/design-tokens.ts'
import type { Problem } from '../../problem.ts'

/** Pairs of text and background. WCAG 2.2 demands a contrast of 4.5 to 1 (1.4.3). */
const pairs = [
  ['--ink', '--surface'],
  ['--ink', '--surface-sunken'],
  ['--ink-muted', '--surface'],
  ['--ink-muted', '--surface-sunken'],
  ['--accent', '--surface'],
  ['--accent', '--surface-sunken'],
  ['--on-accent', '--accent'],
  ['--on-scale', '--good'],
  ['--on-scale', '--warn'],
  ['--on-scale', '--bad'],
  ['--bad', '--surface'],
] as const

type Tokens = ReturnType<typeof colourTokens>
type Scheme = 'light' | 'dark'

const schemes = { light: 'hellen', dark: 'dunklen' }

/** Checks the contrast of every pair in both schemes. */
export function checkColours(css: string): Problem[] {
  const tokens = colourTokens(css)
  return pairs.flatMap(([text, ground]) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const [front = 'nichts', back = 'nichts'] = [text, ground].map((name) => tokens.get(name)?.[scheme])
      const ratio = contrast(front, back)
      if (ratio !== undefined && ratio >= leastContrast) return []
      const found =
        ratio === undefined ? 'ist kein Paar von Farben' : `hat einen Kontrast von ${ratio.toFixed(2)} zu 1`
      return [
        {
          file: tokensFile,
          line: tokens.get(text)?.line ?? 1,
          message: `\`${text}\` ${front} auf \`${ground}\` ${back} im ${schemes[scheme]} Schema ${found}`,
          hint: remedy(tokens, together(text, ground)),
        },
      ]
    }),
  )
}

/** What else changes with a colour: its ground, where that has to be read itself, and what is read on it. */
function together(text: string, ground: string): string[] {
  const names = [ground, text, ...pairs.filter(([, below]) => below === text).map(([above]) => above)]
  return names.filter((name) => groundsOf(name).length > 0)
}

function remedy(tokens: Tokens, names: string[]): string {
  const right = names.map((name) => [name, readable(tokens, name, 'light'), readable(tokens, name, 'dark')])
  if (right.flat().includes(undefined))
    return `Schreiben Sie beide als # und Ziffern, etwa #c8102e, mit ${leastContrast} zu 1 oder mehr.`
  const written = right.map(([name, light, dark]) => `${name}: light-dark(${light}, ${dark});`)
  return `Text braucht ${leastContrast} zu 1. Richtig ist etwa: ${written.join(' ')}`
}

/** The colour of a token, or the nearest one that can be read on its grounds, as these should be. */
function readable(tokens: Tokens, name: string, scheme: Scheme): string | undefined {
  const colour = tokens.get(name)?.[scheme]
  const grounds = groundsOf(name).map((ground) => readable(tokens, ground, scheme) ?? 'none')
  return colour && readableColour(colour, grounds)
}

function groundsOf(name: string): string[] {
  return pairs.filter(([text]) => text === name).map(([, ground]) => ground)
}
