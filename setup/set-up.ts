import { readFileSync, writeFileSync } from 'node:fs'
import { cancel, intro, log, outro } from '@clack/prompts'
import { identityFile, writtenFields } from '../ssg/check/identity/identity-source.ts'
import { isExampleIdentity } from '../src/lib/site/operator/example.ts'
import { checkSiteIdentity } from '../ssg/check/identity/site-identity.ts'
import { tokensFile } from '../ssg/content/design-tokens.ts'
import { formatProblem } from '../ssg/problem.ts'
import { Interrupted, type Known, type Terminal } from './ask.ts'
import { askAccent } from './ask-accent.ts'
import { editAccent } from './edit-accent.ts'
import { editIdentity } from './edit-identity.ts'
import { steps } from './questions.ts'

/** Asks who runs the site, step by step, and writes each step into the identity and the tokens. What is known is proposed. */
export async function setUp(root: string, terminal: Terminal): Promise<void> {
  const [identity, tokens] = [`${root}/${identityFile}`, `${root}/${tokensFile}`]
  intro('Who runs this site? Enter keeps what is there, Ctrl+C ends and keeps the steps before.', terminal)
  const isExample = isExampleIdentity({ origin: String(readIdentity(identity).origin) })
  try {
    for (const { title, questions } of steps) {
      log.step(title, terminal)
      let known = { ...readIdentity(identity), ...(isExample && placesOfNobody) }
      let answers: Known = {}
      for (const ask of questions) {
        answers = { ...answers, ...(await ask(known, terminal)) }
        known = { ...known, ...answers }
      }
      writeFileSync(identity, editIdentity(readFileSync(identity, 'utf8'), answers))
    }
    log.step('Colours', terminal)
    const css = readFileSync(tokens, 'utf8')
    writeFileSync(tokens, editAccent(css, await askAccent(css, terminal)))
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    cancel(
      `The steps before stand in ${identityFile}. \`npm run setup\` goes on whenever you like.`,
      terminal,
    )
    return
  }
  const left = checkSiteIdentity(readIdentity(identity), readFileSync(identity, 'utf8'))
  if (left.length > 0) log.warn(left.map(formatProblem).join('\n'), terminal)
  outro(
    `${identityFile} says who you are. Next: your mark in src/mark.svg, the legal texts, \`npm start\`.`,
    terminal,
  )
}

/** Where the services of the example are is a fact of the example's alone. */
const placesOfNobody: Known = {
  hostLocation: undefined,
  formServiceLocation: undefined,
  officeLocation: undefined,
}

function readIdentity(file: string): Known {
  const fields = [...writtenFields(readFileSync(file, 'utf8'))].filter(([name]) => !name.includes('.'))
  return Object.fromEntries(fields.map(([name, { value }]) => [name, value]))
}
