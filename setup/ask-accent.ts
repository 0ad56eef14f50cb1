import { text } from '@clack/prompts'
import { exampleAccent } from '../src/lib/site/operator/example.ts'
import { isReadable, readableColour } from '../src/lib/site/operator/readable-colour.ts'
import { colourTokens } from '../ssg/content/design-tokens.ts'
import { answered, ofExample, type Terminal } from './ask.ts'
import { groundsOf, type Accent } from './edit-accent.ts'

/** Asks for the colour of links and buttons in both schemes; that of the dark one is proposed. */
export async function askAccent(css: string, terminal: Terminal): Promise<Accent> {
  const kept = colourTokens(css).get('--accent')
  const grounds = groundsOf(css)
  const ask = async (message: string, initialValue: string, on: string[]) =>
    answered(
      await text({
        ...terminal,
        message,
        initialValue,
        placeholder: 'such as #c8102e',
        validate: (colour = '') => colourProblem(colour, on),
      }),
    ).toLowerCase()
  const question = 'Accent colour on a light ground: links, buttons, the mark'
  const light = await ask(
    kept?.light === exampleAccent ? `${question}. ${ofExample}` : question,
    kept?.light ?? '',
    grounds.light,
  )
  const proposed = kept && light === kept.light ? kept.dark : (readableColour(light, grounds.dark) ?? '')
  return { light, dark: await ask('Accent colour on a dark ground', proposed, grounds.dark) }
}

function colourProblem(colour: string, grounds: string[]): string | undefined {
  if (!/^#[\da-f]{6}$/i.test(colour)) return `«${colour}» is no colour: # and six digits, such as #c8102e`
  if (isReadable(colour, grounds)) return undefined
  const nearest = readableColour(colour, grounds)
  return `${colour} is hard to read on ${grounds.join(' and ')}${nearest ? `; ${nearest} can be read` : ''}`
}
