import { readFileSync } from 'node:fs'

type Scheme = 'light' | 'dark'

export interface ColourToken extends Record<Scheme, string> {
  /** Where it stands in the stylesheet, 1-based. */
  line: number
}

export const tokensFile = 'src/styles/tokens.css'

/** The colours that a stylesheet defines, by the name of their custom property. */
export function colourTokens(css: string): Map<string, ColourToken> {
  const tokens = new Map<string, ColourToken>()
  for (const { index, 1: name = '', 2: light = '', 3: dark = '' } of css.matchAll(
    /(--[\w-]+): light-dark\((.+), (.+)\);/g,
  ))
    tokens.set(name, { light, dark, line: css.slice(0, index).split('\n').length })
  return tokens
}

const colours = colourTokens(readFileSync(new URL(`../../${tokensFile}`, import.meta.url), 'utf8'))

/** A colour of the site, for files that know no custom properties. */
export function colour(name: string, scheme: Scheme = 'light'): string {
  const found = colours.get(name)
  if (!found) throw new Error(`${tokensFile} has no colour ${name}`)
  return found[scheme]
}

export function isColour(name: string): boolean {
  return colours.has(name)
}

/** A drawing whose colours are written `var(--accent)`, in the colours of the light scheme. */
export function inLightColours(svg: string): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name))
}
