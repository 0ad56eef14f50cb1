import { text } from '@clack/prompts'
import { contrast } from '../../src/lib/site/operator/contrast.ts'
import { exampleAccent } from '../../src/lib/site/operator/example.ts'
import { readable } from '../check/identity/colours.ts'
import { colourTokens } from '../content/design-tokens.ts'
import { answered, ofExample, type Terminal } from './ask.ts'

interface Accent {
  light: string
  dark: string
}

/** Asks for the accent colour in both schemes. The dark one is proposed from the light one. */
export async function askAccent(css: string, terminal: Terminal): Promise<Accent> {
  const kept = colourTokens(css).get('--accent')
  const nearest = (colour: string, scheme: keyof Accent) =>
    readable(colourTokens(editAccent(css, { light: colour, dark: colour })), '--accent', scheme)
  const ask = async (message: string, scheme: keyof Accent, proposed = '') => {
    const typed = await text({
      ...terminal,
      message,
      placeholder: proposed || 'etwa #c8102e',
      defaultValue: proposed,
      validate(answer) {
        const colour = (answer || proposed).toLowerCase()
        if (!/^#[\da-f]{6}$/.test(colour))
          return `«${colour}» ist keine Farbe: # und sechs Stellen, etwa #c8102e`
        const right = nearest(colour, scheme)
        return right === colour ? undefined : `${colour} ist dort schlecht lesbar; lesbar ist ${right}`
      },
    })
    return answered(typed).toLowerCase()
  }
  const question = 'Akzentfarbe auf hellem Grund: Linien, Zeichen, Unterstreichung der Links'
  const note = kept?.light === exampleAccent ? `. ${ofExample}` : ''
  const light = await ask(question + note, 'light', kept?.light)
  const proposed = kept?.light === light ? kept.dark : nearest(light, 'dark')
  return { light, dark: await ask('Akzentfarbe auf dunklem Grund', 'dark', proposed) }
}

/** Replaces the accent in the stylesheet of tokens, and sets the text colour on it to black or white, whichever has more contrast. */
export function editAccent(css: string, accent: Accent): string {
  const kept = colourTokens(css).get('--accent')
  if (kept?.light === accent.light && kept.dark === accent.dark) return css
  const on = { light: onColour(accent.light), dark: onColour(accent.dark) }
  return edit(edit(css, '--accent', accent), '--on-accent', on)
}

function edit(css: string, name: string, { light, dark }: Accent): string {
  return css.replace(RegExp(`(?<=\\n\\s*${name}: )light-dark\\(.*\\)`), `light-dark(${light}, ${dark})`)
}

function onColour(accent: string): string {
  return (contrast(accent, '#fff') ?? 0) >= (contrast(accent, '#16181d') ?? 0) ? '#fff' : '#16181d'
}
