import { readFileSync } from 'node:fs'
import { lineAt } from '../problem.ts'

type Scheme = 'light' | 'dark'

export interface ColourToken extends Record<Scheme, string> {
  line: number
}

export const tokensFile = 'src/styles/tokens.css'

/** The colours of a stylesheet by custom property: `light-dark()`, or one for both schemes. */
export function colourTokens(css: string): Map<string, ColourToken> {
  const tokens = new Map<string, ColourToken>()
  for (const { index, 1: name = '', 2: one = '', 3: light = one, 4: dark = one } of css.matchAll(
    /(--[\w-]+): (?:(#[\da-f]+)|light-dark\((.+), (.+)\));/gi,
  ))
    tokens.set(name, { light, dark, line: lineAt(css, index) })
  return tokens
}

const colours = colourTokens(readFileSync(tokensFile, 'utf8'))

/** The value of a colour token, for files that cannot use custom properties. */
export function colour(name: string, scheme: Scheme = 'light'): string {
  const found = colours.get(name)
  if (!found) throw new Error(`${tokensFile} has no colour ${name}`)
  return found[scheme]
}

export function isColour(name: string): boolean {
  return colours.has(name)
}

/** A custom property that is no colour token. */
export const unknownColour = RegExp(
  String.raw`var\((?!(?:${[...colours.keys()].join('|')})\))(--[\w-]*)\)`,
  'g',
)

/** Replaces `var(--…)` in an SVG by the colours of the light scheme. */
export function inLightColours(svg: string): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name))
}
