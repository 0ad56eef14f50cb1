import { contrast } from '../../src/lib/site/operator/contrast.ts'
import { colourTokens } from '../content/design-tokens.ts'

export interface Accent {
  light: string
  dark: string
}

/** The backgrounds of the accent in each scheme. */
export function groundsOf(css: string): Record<keyof Accent, string[]> {
  const tokens = colourTokens(css)
  const grounds = (scheme: keyof Accent) =>
    ['--surface', '--surface-sunken'].flatMap((name) => tokens.get(name)?.[scheme] ?? [])
  return { light: grounds('light'), dark: grounds('dark') }
}

/** Replaces the accent in the stylesheet of tokens, and sets the text colour on it to black or white, whichever has more contrast. */
export function editAccent(css: string, accent: Accent): string {
  const kept = colourTokens(css).get('--accent')
  if (kept?.light === accent.light && kept.dark === accent.dark) return css
  const on = { light: onColour(accent.light), dark: onColour(accent.dark) }
  return edit(edit(css, '--accent', accent), '--on-accent', on)
}

function edit(css: string, name: string, { light, dark }: Accent): string {
  const edited = css.replace(
    RegExp(`(?<=\\n\\s*${name}: )light-dark\\(.*\\)`),
    `light-dark(${light}, ${dark})`,
  )
  if (!colourTokens(edited).has(name)) throw new Error(`In den Farben fehlt ${name}.`)
  return edited
}

function onColour(accent: string): string {
  return (contrast(accent, '#fff') ?? 0) >= (contrast(accent, '#16181d') ?? 0) ? '#fff' : '#16181d'
}
