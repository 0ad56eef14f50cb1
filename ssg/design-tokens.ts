import { readFileSync } from 'node:fs'

type Scheme = 'light' | 'dark'

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

const colours = new Map<string, Record<Scheme, string>>()
for (const [, name = '', light = '', dark = ''] of css.matchAll(/(--[\w-]+): light-dark\((.+), (.+)\);/g)) {
  colours.set(name, { light, dark })
}

/** A colour of `src/styles/tokens.css`, for files that know no custom properties. */
export function colour(name: string, scheme: Scheme = 'light'): string {
  const found = colours.get(name)
  if (!found) throw new Error(`src/styles/tokens.css has no colour ${name}`)
  return found[scheme]
}

/** A drawing whose colours are written `var(--accent)`, in the colours of the light scheme. */
export function inLightColours(svg: string): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name))
}
