import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { exampleAccent, exampleFields, exampleMark, likeExample } from '../src/lib/site/operator/example.ts'
import { ownProgram } from '../src/lib/site/operator/form-service.ts'
import { lastChange } from '../src/lib/site/swiss-date.ts'
import { slotsSchema } from '../src/lib/site/slots-schema.ts'
import { readContent } from './content/content.ts'
import { colourTokens, tokensFile } from './content/design-tokens.ts'
import { identityFile, slotsFile, withExamples } from './content/identity.ts'
import { markFile } from './content/mark.ts'
import { readYaml } from './content/yaml-file.ts'
import { formatProblems, type Problem } from './problem.ts'

interface Diagnosis {
  /** False if values of the example or legal texts without a review are left. */
  mayGoLive: boolean
  /** One screen, in German. */
  text: string
  /** A line or two of it, for the end of a build. */
  brief: string
}

interface Finding {
  /** `stops`: the site may not go live. `confirm`: only the operator can confirm it. `empty`: not filled in, so not shown. */
  weight: 'stops' | 'confirm' | 'empty'
  title: string
  said: string[]
  remedy: string
}

/** Tells whether the site may go live: faults that stop the build, values left from the example, promises to confirm, and missing data. */
export function diagnosis(root: string, faults: Problem[] = []): Diagnosis {
  const found = [...ofIdentity(root), ...ofLegalTexts(root), ...ofSlots(root)]
  const findings = (['stops', 'confirm', 'empty'] as const).flatMap((weight) =>
    found.filter((finding) => finding.weight === weight),
  )
  const mayGoLive = faults.length === 0 && findings.every(({ weight }) => weight !== 'stops')
  const verdict = mayGoLive ? 'Ja.' : 'Noch nicht.'
  const open = findings.map(
    ({ weight, title, said, remedy }) => `${signs[weight]} ${title}: ${said.join(', ')}\n    ${remedy}`,
  )
  const first =
    faults.length > 0 ? ['Zuerst zu beheben, daran stoppt der Build:', formatProblems(faults), ''] : []
  return {
    mayGoLive,
    text: [...first, `Darf diese Website online gehen? ${verdict}`, ...open].join('\n'),
    brief: briefOf(findings, mayGoLive),
  }
}

function briefOf(findings: Finding[], mayGoLive: boolean): string {
  const saidOf = (weight: Finding['weight']) =>
    findings.filter((finding) => finding.weight === weight).flatMap(({ said }) => said)
  const empty = saidOf('empty')
  return [
    mayGoLive
      ? 'Diese Website darf online gehen; was sonst noch offen ist, sagt `npm run doctor`.'
      : `Online gehen darf sie noch nicht: ${saidOf('stops').length} Angaben sind noch vom Beispiel oder nicht freigegeben. \`npm run doctor\` nennt sie.`,
    ...(empty.length > 0 ? [`Leer, und darum nirgends zu sehen: ${empty.join(', ')}.`] : []),
  ].join('\n')
}

const signs: Record<Finding['weight'], string> = { stops: '✗', confirm: '?', empty: '·' }

function ofIdentity(root: string): Finding[] {
  const site = withExamples(readYaml(root, identityFile).value)
  const css = readFileSync(`${root}/${tokensFile}`, 'utf8')
  const mark = createHash('sha256')
    .update(readFileSync(`${root}/${markFile}`))
    .digest('hex')
  const look = [
    ...(mark === exampleMark ? [`das Zeichen in ${markFile}`] : []),
    ...(colourTokens(css).get('--accent')?.light === exampleAccent
      ? [`die Akzentfarbe in ${tokensFile}`]
      : []),
  ]
  return [
    ...some(
      'stops',
      'Noch vom Beispiel',
      exampleFields(site),
      `\`npm run setup\` fragt danach; sie stehen in ${identityFile}.`,
    ),
    ...some(
      'stops',
      'Noch vom Beispiel',
      look,
      'Zeichnen Sie Ihr eigenes, wie docs/operating.md sagt; die Farbe ändert `npm run setup`.',
    ),
    ...some(
      'confirm',
      'Wie im Beispiel',
      likeExample(site),
      'Das kann auch für Sie stimmen. Was nicht stimmt, ändert `npm run setup`.',
    ),
    ...some(
      'confirm',
      'Anfragen gehen an',
      [`${site.enquiryAddress} (${site.formService})`],
      `${ownProgram(site) ? 'nginx antwortet dort mit 405, bis die zwei Zeilen dafür in nginx.conf gelten. ' : ''}Senden Sie sich eine, sobald die Website online ist.`,
    ),
  ]
}

/** Signed off once, and not changed since. */
function ofLegalTexts(root: string): Finding[] {
  const { legalReviewed } = withExamples(readYaml(root, identityFile).value)
  const unread = readContent(root).flatMap(({ file, facts: page }) => {
    if (page?.kind !== 'legal') return []
    return legalReviewed === null || lastChange(page) > legalReviewed ? [file] : []
  })
  const remedy = `Eine Anwältin oder ein Anwalt liest sie; danach steht der Tag als \`legalReviewed\` in ${identityFile}.`
  return some('stops', 'Rechtstexte, die niemand freigegeben hat', unread, remedy)
}

function ofSlots(root: string): Finding[] {
  const slots = slotsSchema.safeParse(readYaml(root, slotsFile).value).data
  // What is wrong in them stops the build.
  if (!slots) return []
  const { responseTime } = withExamples(readYaml(root, identityFile).value)
  const { workingDays, price } = slots.audit
  const promises = [
    `SEO-Audit in ${workingDays} Arbeitstagen (\`audit.workingDays\`)`,
    `Antwort ${responseTime} (\`responseTime\`)`,
    'Antwort, erstes Gespräch und Offerte kostenlos, keine Anzahlung für das Audit (`agb.mdx`, Ziffern 2 und 6)',
    'Wochen und Stunden der Kundschaft (`weeks` und `hours` im Kopf jeder Leistung)',
  ]
  const { audit: _audit, vat: _vat, ...parts } = slots
  const empty = Object.entries(parts).flatMap(([name, part]) =>
    part === null || (Array.isArray(part) && part.length === 0) ? [name] : [],
  )
  const convinces = price === null || empty.some((name) => /^(prices|references|team)$/.test(name))
  return [
    ...some(
      'confirm',
      'Versprochen',
      promises,
      `Halten Sie das ein? Es steht in ${slotsFile}, ${identityFile} und den Texten.`,
    ),
    ...some(
      'empty',
      'Leer',
      [...(price === null ? ['audit.price'] : []), ...empty],
      `Erscheint nirgends, bis ${slotsFile} es nennt.${convinces ? ' Preis, Gesichter und Referenzen überzeugen am meisten.' : ''}`,
    ),
  ]
}

function some(weight: Finding['weight'], title: string, said: string[], remedy: string): Finding[] {
  return said.length === 0 ? [] : [{ weight, title, said, remedy }]
}
