import { contrast } from '../../../src/lib/site/operator/contrast.ts'
import { colourTokens, tokensFile } from '../../content/design-tokens.ts'
import type { Problem } from '../../problem.ts'

/** What is read on what, and in which colours: WCAG 2.2 wants 4.5 to 1 for text (1.4.3). */
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

const least = 4.5

/** Every colour can be read where it stands, in both schemes. */
export function checkColours(css: string): Problem[] {
  const tokens = colourTokens(css)
  return pairs.flatMap(([text, ground]) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const line = tokens.get(text)?.line ?? 1
      const [front = 'nothing', back = 'nothing'] = [text, ground].map((name) => tokens.get(name)?.[scheme])
      const ratio = contrast(front, back)
      if (ratio !== undefined && ratio >= least) return []
      const where = `${front} on \`${ground}\` ${back} in the ${scheme} scheme`
      const message = `\`${text}\` ${where} ${ratio === undefined ? 'is no pair of colours' : `has a contrast of ${ratio.toFixed(2)} to 1`}`
      return [{ file: tokensFile, line, message, hint }]
    }),
  )
}

const hint = `Text needs ${least} to 1. Right is, for example: --accent: light-dark(#c8102e, #ff7b6e); --on-accent: light-dark(#fff, #23060a);`
