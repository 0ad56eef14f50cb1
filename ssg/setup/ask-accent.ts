import { text } from '@clack/prompts'
import { exampleAccent } from '../../src/lib/site/operator/example.ts'
import { isReadable, readableColour } from '../../src/lib/site/operator/contrast.ts'
import { colourTokens } from '../content/design-tokens.ts'
import { answered, ofExample, type Terminal } from './ask.ts'
import { groundsOf, type Accent } from './edit-accent.ts'

/** Asks for the accent colour in both schemes. The dark one is proposed from the light one. */
export async function askAccent(css: string, terminal: Terminal): Promise<Accent> {
  const kept = colourTokens(css).get('--accent')
  const grounds = groundsOf(css)
  const ask = async (message: string, proposed: string, on: string[]) => {
    const typed = await text({
      ...terminal,
      message,
      placeholder: proposed || 'etwa #c8102e',
      defaultValue: proposed,
      validate: (colour) => colourProblem(colour || proposed, on),
    })
    return answered(typed).toLowerCase()
  }
  const question = 'Akzentfarbe auf hellem Grund: Linien, Zeichen, Unterstreichung der Links'
  const light = await ask(
    kept?.light === exampleAccent ? `${question}. ${ofExample}` : question,
    kept?.light ?? '',
    grounds.light,
  )
  const proposed = kept && light === kept.light ? kept.dark : (readableColour(light, grounds.dark) ?? '')
  return { light, dark: await ask('Akzentfarbe auf dunklem Grund', proposed, grounds.dark) }
}

function colourProblem(colour: string, grounds: string[]): string | undefined {
  if (!/^#[\da-f]{6}$/i.test(colour)) return `«${colour}» ist keine Farbe: # und sechs Stellen, etwa #c8102e`
  if (isReadable(colour, grounds)) return undefined
  const nearest = readableColour(colour, grounds)
  return `${colour} ist auf ${grounds.join(' und ')} schlecht lesbar${nearest ? `; lesbar ist ${nearest}` : ''}`
}
