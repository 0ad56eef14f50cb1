import { unknownColour } from '../content/design-tokens.ts'
import { lineAt, type Problem } from '../problem.ts'

/** A pattern of what a drawing must not contain. In the message `$1` is what the pattern captures. */
export type DrawingRule = readonly [pattern: RegExp, message: string, hint: string]

/** What is wrong in an SVG by these rules and by the names of its colours. */
export function drawingFaults(file: string, svg: string, rules: readonly DrawingRule[]): Problem[] {
  const hint = 'Richtig ist etwa: fill="var(--accent)".'
  const all = [...rules, [unknownColour, '$1 ist keine Farbe von src/styles/tokens.css', hint] as const]
  return all.flatMap(([pattern, message, remedy]) =>
    [...svg.matchAll(pattern)].map(({ index, 1: found = '' }) => ({
      file,
      line: lineAt(svg, index),
      message: message.replace('$1', found),
      hint: remedy,
    })),
  )
}
