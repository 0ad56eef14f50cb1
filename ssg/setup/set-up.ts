import { readFileSync, writeFileSync } from 'node:fs'
import { cancel, intro, log, outro, text } from '@clack/prompts'
import { isNode, parseDocument } from 'yaml'
import { isExampleIdentity, likeExample } from '../../src/lib/site/operator/example.ts'
import type { Site } from '../../src/lib/site/site-schema.ts'
import { slotsSchema } from '../../src/lib/site/slots-schema.ts'
import { checkSiteIdentity } from '../check/identity/site-identity.ts'
import { valueAt } from '../check/fault.ts'
import { identityFile, slotsFile } from '../content/identity.ts'
import { readYaml } from '../content/yaml-file.ts'
import { diagnosis } from '../doctor.ts'
import { formatProblems } from '../problem.ts'
import { answered, askYesOrNo, Interrupted, type Known, type Terminal } from './ask.ts'
import { steps } from './questions.ts'

const welcome = [
  'Dies ist die Website einer Firma für Suchmaschinenoptimierung: Texte, Leistungen und Werkzeuge handeln davon.',
  'Wer etwas anderes anbietet, schreibt sie um; docs/operating.md sagt, was.',
  'Enter behält, was vorgeschlagen ist; die Pfeiltasten wählen in einer Liste. Ctrl+C hört auf und behält die Schritte davor.',
].join('\n')

/** Asks for the operator's data and writes them to the files after each step. Known values are proposed. */
export async function setUp(root: string, terminal: Terminal): Promise<void> {
  intro('Wer betreibt diese Website?', terminal)
  log.message(welcome, terminal)
  const isExample = isExampleIdentity({ origin: String(valueAt(knownIn(root), ['origin'])) })
  // Before the first question: nobody answers them all to learn then that this file cannot be read.
  knownIn(root, slotsFile)
  let written = false
  try {
    for (const { title, questions } of steps) {
      log.step(title, terminal)
      let known = isExample ? withoutPlaces(knownIn(root)) : knownIn(root)
      let answers: Known = {}
      for (const ask of questions) {
        answers = { ...answers, ...(await ask(known, terminal)) }
        known = { ...known, ...answers }
      }
      edit(`${root}/${identityFile}`, answers)
      written = true
    }
    log.step('Was die Website verspricht', terminal)
    edit(`${root}/${slotsFile}`, await askPromises(root, terminal))
    edit(`${root}/${identityFile}`, await askLegalReview(root, terminal))
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    cancel(
      `${written ? `Die Schritte davor stehen in ${identityFile}.` : 'Noch ist nichts geschrieben.'} \`npm run setup\` geht weiter, wann immer Sie wollen.`,
      terminal,
    )
    return
  }
  const faults = checkSiteIdentity(readYaml(root, identityFile))
  log.message(diagnosis(root, faults).text, terminal)
  outro(
    `\`npm start\` zeigt die Website, \`npm run doctor\` noch einmal diese Liste. Einzelnes ändern Sie rascher in ${identityFile}.`,
    terminal,
  )
}

/** Places of the example. They are not proposed, because an operator elsewhere would accept them by pressing enter. */
const places = new Set<keyof Site>([
  'postalCode',
  'locality',
  'canton',
  'jurisdiction',
  'hostLocation',
  'formServiceLocation',
  'officeLocation',
])

function withoutPlaces(known: Known): Known {
  const ofExample = likeExample(known).filter((field) => places.has(field))
  return { ...known, ...Object.fromEntries(ofExample.map((field) => [field, undefined])) }
}

/** The data in a file, not validated, because invalid values are asked for again. Throws if it is no YAML. */
function knownIn(root: string, file = identityFile): Known {
  const { value, problems } = readYaml(root, file)
  if (problems.length > 0) throw new Error(formatProblems(problems))
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function edit(file: string, values: Record<string, unknown>): void {
  writeFileSync(file, editYaml(readFileSync(file, 'utf8'), values))
}

/** Asks for the duration of the audit, which the home page promises. Amounts may name a tax only if the firm owes it. */
async function askPromises(root: string, terminal: Terminal): Promise<Record<string, unknown>> {
  const days = slotsSchema.shape.audit.shape.workingDays
  const kept = days.safeParse(valueAt(knownIn(root, slotsFile), ['audit', 'workingDays'])).data
  const typed = await text({
    ...terminal,
    message:
      'In wie vielen Arbeitstagen ist das SEO-Audit fertig, sobald Sie Zugang haben? Die Startseite verspricht es',
    placeholder: kept === undefined ? 'etwa 10' : String(kept),
    defaultValue: kept === undefined ? '' : String(kept),
    validate: (answer) => days.safeParse(Number(answer || kept)).error?.issues[0]?.message,
  })
  const owesNoTax = knownIn(root).vat === null
  return { audit: { workingDays: Number(answered(typed)) }, ...(owesNoTax && { vat: 'none' }) }
}

async function askLegalReview(root: string, terminal: Terminal): Promise<Known> {
  const { legalReviewed } = knownIn(root)
  const isReviewed = await askYesOrNo(
    terminal,
    'Hat eine Anwältin oder ein Anwalt Impressum, Datenschutzerklärung und AGB freigegeben?',
    typeof legalReviewed === 'string',
  )
  if (!isReviewed) return { legalReviewed: null }
  return { legalReviewed: legalReviewed ?? new Date().toISOString().slice(0, 10) }
}

/** Replaces values in a YAML file and keeps everything else, including comments. */
export function editYaml(written: string, values: object): string {
  const document = parseDocument(written)
  // Each value by itself, so that it stays on its line, beside its comment.
  for (const [path, value] of leavesOf(values)) {
    const node = document.getIn(path, true)
    const made = Array.isArray(value) ? document.createNode(value, { flow: true }) : value
    if (isNode(made) && isNode(node)) made.comment = node.comment ?? null
    document.setIn(path, made)
  }
  return document.toString({ lineWidth: 0, singleQuote: true })
}

function leavesOf(value: unknown, path: string[] = []): [path: string[], value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}
