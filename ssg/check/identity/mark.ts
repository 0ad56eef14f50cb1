import { Resvg } from '@resvg/resvg-js'
import { inLightColours } from '../../content/design-tokens.ts'
import { markFile } from '../../content/mark.ts'
import type { Problem } from '../../problem.ts'
import { drawingFaults, type DrawingRule } from '../texts/images.ts'

const shapes =
  'g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath'.split(
    ' ',
  )

const rules: DrawingRule[] = [
  [
    RegExp(String.raw`<(?!(?:svg|${shapes.join('|')})\b)([a-zA-Z][\w:-]*)`, 'g'),
    'enthält <$1>',
    `Ein Zeichen ist gezeichnet: ${shapes.join(', ')}. Lassen Sie Buchstaben in Pfade umwandeln.`,
  ],
  [
    /\s(style|class|href|xlink:href|on\w+)=/g,
    'hat das Attribut $1',
    'Schreiben Sie, was es sagt, als Attribute: fill="var(--accent)".',
  ],
]

/** Checks that the logo can be inlined in a page, uses the tokens for colours, and works as an app icon. */
export function checkMark(svg: string): Problem[] {
  const problems = drawingFaults(markFile, svg, rules)
  if (!/<svg [^>]*viewBox="0 0 (\d+) \1"/.test(svg))
    problems.push(unfit('ist nicht quadratisch', 'Richtig ist etwa: viewBox="0 0 32 32".'))
  if (problems.length > 0) return problems
  const { background, width } = drawn(svg)
  if (!background)
    return [
      unfit(
        'hat keinen Grund',
        'Richtig ist etwa, als erste Form: <path fill="var(--accent)" d="M0 0h32v32H0z"/>.',
      ),
    ]
  // As a system cuts a circle out of it: https://www.w3.org/TR/appmanifest/#icon-masks has a width of 80 %.
  if (width <= 0.8) return []
  return [
    unfit(
      'reicht über den Kreis hinaus, den Systeme aus einem Icon schneiden',
      'Zeichnen Sie innerhalb eines Kreises, der vier Fünftel so breit ist wie das Zeichen.',
    ),
  ]
}

function unfit(message: string, hint: string): Problem {
  return { file: markFile, line: 1, message, hint }
}

/** Whether the corner is painted, and the width of the circle that holds what differs from it, as a part of the whole. */
function drawn(svg: string): { background: boolean; width: number } {
  const size = 100
  const { pixels } = new Resvg(inLightColours(svg), { fitTo: { mode: 'width', value: size } }).render()
  const pixel = (at: number) => pixels.subarray(at * 4, at * 4 + 4).toString('hex')
  const radii = [...Array(size * size).keys()]
    .filter((at) => pixel(at) !== pixel(0))
    .map((at) => Math.hypot((at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2))
  return { background: pixel(0).endsWith('ff'), width: (2 * Math.max(0, ...radii)) / size }
}
