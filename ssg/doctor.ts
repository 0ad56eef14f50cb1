import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { exampleAccent, exampleFields, exampleMark, likeExample } from '../src/lib/site/operator/example.ts'
import { ownProgram } from '../src/lib/site/operator/form-service.ts'
import { lastChange } from '../src/lib/site/swiss-date.ts'
import type { Site } from '../src/lib/site/site-schema.ts'
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
  weight: keyof typeof signs
  title: string
  said: string[]
  remedy: string
}

const signs = { stops: '✗', confirm: '?', empty: '·' }

/** Tells whether the site may go live: faults that stop the build, values left from the example, promises to confirm, and missing data. */
export function diagnosis(root: string, faults: Problem[] = []): Diagnosis {
  const site = withExamples(readYaml(root, identityFile).value)
  const found = [...ofIdentity(site), ...ofLook(root), ...ofLegalTexts(site, root), ...ofSlots(site, root)]
  const weighing = (weight: Finding['weight']) =>
    found.filter((finding) => finding.weight === weight && finding.said.length > 0)
  const stops = weighing('stops')
  const empty = weighing('empty')
  const mayGoLive = faults.length === 0 && stops.length === 0
  const open = [...stops, ...weighing('confirm'), ...empty].map(
    ({ weight, title, said, remedy }) => `${signs[weight]} ${title}: ${said.join(', ')}\n    ${remedy}`,
  )
  const first =
    faults.length > 0 ? ['Zuerst zu beheben, daran stoppt der Build:', formatProblems(faults), ''] : []
  const verdict = `Darf diese Website online gehen? ${mayGoLive ? 'Ja.' : 'Noch nicht.'}`
  const brief = [
    mayGoLive
      ? 'Diese Website darf online gehen; was sonst noch offen ist, sagt `npm run doctor`.'
      : `Online gehen darf sie noch nicht: ${stops.flatMap(({ said }) => said).length} Angaben sind noch vom Beispiel oder nicht freigegeben. \`npm run doctor\` nennt sie.`,
    ...empty.map(({ said }) => `Leer, und darum nirgends zu sehen: ${said.join(', ')}.`),
  ]
  return { mayGoLive, text: [...first, verdict, ...open].join('\n'), brief: brief.join('\n') }
}

function ofIdentity(site: Site): Finding[] {
  const nginx = ownProgram(site)
    ? 'nginx antwortet dort mit 405, bis die zwei Zeilen dafür in nginx.conf gelten. '
    : ''
  return [
    {
      weight: 'stops',
      title: 'Noch vom Beispiel',
      said: exampleFields(site),
      remedy: `\`npm run setup\` fragt danach; sie stehen in ${identityFile}.`,
    },
    {
      weight: 'confirm',
      title: 'Wie im Beispiel',
      said: likeExample(site),
      remedy: 'Das kann auch für Sie stimmen. Was nicht stimmt, ändert `npm run setup`.',
    },
    {
      weight: 'confirm',
      title: 'Anfragen gehen an',
      said: [`${site.enquiryAddress} (${site.formService})`],
      remedy: `${nginx}Senden Sie sich eine, sobald die Website online ist.`,
    },
  ]
}

function ofLook(root: string): Finding[] {
  const css = readFileSync(`${root}/${tokensFile}`, 'utf8')
  const mark = createHash('sha256')
    .update(readFileSync(`${root}/${markFile}`))
    .digest('hex')
  const said = [
    ...(mark === exampleMark ? [`das Zeichen in ${markFile}`] : []),
    ...(colourTokens(css).get('--accent')?.light === exampleAccent
      ? [`die Akzentfarbe in ${tokensFile}`]
      : []),
  ]
  const remedy = 'Nehmen Sie Ihr Zeichen und Ihre Farbe, wie docs/operating.md sagt.'
  return [{ weight: 'stops', title: 'Noch vom Beispiel', said, remedy }]
}

/** Signed off once, and not changed since. */
function ofLegalTexts({ legalReviewed }: Site, root: string): Finding[] {
  const unread = readContent(root).flatMap(({ file, facts }) => {
    if (facts?.kind !== 'legal') return []
    return legalReviewed === null || lastChange(facts) > legalReviewed ? [file] : []
  })
  const remedy = `Eine Anwältin oder ein Anwalt liest sie; danach steht der Tag als \`legalReviewed\` in ${identityFile}.`
  return [{ weight: 'stops', title: 'Rechtstexte, die niemand freigegeben hat', said: unread, remedy }]
}

function ofSlots({ responseTime }: Site, root: string): Finding[] {
  const slots = slotsSchema.safeParse(readYaml(root, slotsFile).value).data
  // What is wrong in them stops the build.
  if (!slots) return []
  const { audit, vat: _vat, ...parts } = slots
  const empty = Object.entries({ 'audit.price': audit.price, ...parts })
    .filter(([, part]) => part === null || (Array.isArray(part) && part.length === 0))
    .map(([name]) => name)
  const convinces = empty.some((name) => /^(audit\.price|prices|references|team)$/.test(name))
  return [
    {
      weight: 'confirm',
      title: 'Versprochen',
      said: [
        `SEO-Audit in ${audit.workingDays} Arbeitstagen (\`audit.workingDays\`)`,
        `Antwort ${responseTime} (\`responseTime\`)`,
        'Antwort, erstes Gespräch und Offerte kostenlos, keine Anzahlung für das Audit (`agb.mdx`, Ziffern 2 und 6)',
        'Wochen und Stunden der Kundschaft (`weeks` und `hours` im Kopf jeder Leistung)',
      ],
      remedy: `Halten Sie das ein? Es steht in ${slotsFile}, ${identityFile} und den Texten.`,
    },
    {
      weight: 'empty',
      title: 'Leer',
      said: empty,
      remedy: `Erscheint nirgends, bis ${slotsFile} es nennt.${convinces ? ' Preis, Gesichter und Referenzen überzeugen am meisten.' : ''}`,
    },
  ]
}
