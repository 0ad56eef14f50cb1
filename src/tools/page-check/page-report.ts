import { findingOf, listFindings, verdictOf, type Finding, type Verdict } from '../shared/finding.ts'
import { pastedLine } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import type { Values } from '../shared/tool-input.ts'
import { canonicalGate } from './canonical-gate.ts'
import type { Gate, GateState, Visit } from './gate.ts'
import { noindexGate } from './noindex-gate.ts'
import { readPage } from './read-page.ts'
import { readResponse } from './read-response.ts'
import { robotsGate } from './robots-gate.ts'
import { checkRobots } from './robots/check-robots.ts'
import { robotsReport, type AddressVerdict } from './robots/robots-report.ts'
import { snippetGate } from './snippet-gate.ts'
import { lastAnswer, splitPaste } from './split-paste.ts'
import { statusGate } from './status-gate.ts'
import { textGate } from './text-gate.ts'

export interface PageReport {
  verdict: Verdict
  /** In the order in which a crawler comes to them; none where no page was pasted. */
  gates: Gate[]
  findings: Finding[]
  /** Of the list of addresses or the sitemap. */
  addresses: AddressVerdict[]
  /** All of it, as a task for whoever opens the gates. */
  text: string
}

/** What a state is called. */
export const stateWords: Record<GateState, string> = {
  open: 'offen',
  closed: 'zu',
  doubtful: 'unsicher',
  unknown: 'nicht geprüft',
}

/** What stands between a page and the search, and what is wrong with robots.txt, addresses and sitemap. */
export function pageReport({
  adresse = '',
  crawler = '',
  robots = '',
  seite = '',
  liste = '',
}: Values): PageReport {
  const named = pastedAddress(adresse)
  const isAddress = /^https?:/i.test(named)
  const forwarded = lastAnswer(seite, isAddress ? named : '')
  const { head, source, unread } = splitPaste(forwarded.text)
  const isPage = head !== '' || source !== ''
  const response = head === '' ? undefined : readResponse(head)
  const visit: Visit = {
    address: forwarded.address,
    crawler: pastedLine(crawler.split(/[,;]/)[0] ?? '') || 'Googlebot',
    robots,
    ...(response && { response }),
    ...(source !== '' && { page: readPage(source) }),
  }
  const gates = isPage
    ? [robotsGate, statusGate, noindexGate, canonicalGate, textGate, snippetGate].map((gate) => gate(visit))
    : []
  const list =
    liste.trim() === ''
      ? undefined
      : robotsReport({ robots, addresses: liste, crawlers: crawler || visit.crawler, origin: visit.address })
  const own = visit.address === '' && list ? [] : ownVerdicts(visit, crawler)
  const findings = listFindings([
    ...(forwarded.statuses.length > 0 ? [forwards(forwarded.statuses, visit.address)] : []),
    ...(unread === '' ? [] : [unreadAbove(unread)]),
    ...(isAddress || named === '' ? [] : [noAddress(named)]),
    ...gates.flatMap((gate) => gate.findings),
    ...shutOut(own, gates.length > 0 ? visit.crawler : ''),
    ...(list ? list.findings : robots.trim() === '' ? [] : checkRobots(robots).findings),
  ])
  const verdict = verdictOn(gates, findings, robots, list !== undefined)
  const reason = [toldFor(own), verdict.reason].filter(Boolean).join(' ')
  const whole = { ...verdict, reason }
  return {
    verdict: whole,
    gates,
    findings,
    addresses: [...(own.some(isShut) ? own : []), ...(list?.verdicts ?? [])],
    text: told(whole, visit, gates, findings),
  }
}

const isShut = ({ allowed }: AddressVerdict) => allowed === false

/** What robots.txt says of the address, or of the whole site where there is none, to each crawler in the field. */
function ownVerdicts({ address, crawler, robots }: Visit, crawlers: string): AddressVerdict[] {
  if (robots.trim() === '' || /^\s{0,99}<[!?a-z]/i.test(robots)) return []
  // A field full of noise would be read as a crawler a line.
  const named = (crawlers || crawler).split(/[,;\n]+/, 50).join(',')
  return robotsReport({ robots, addresses: address || '/', crawlers: named }).verdicts
}

/** Of those who are kept out, all but `atGates`: of that one the gates tell. */
function shutOut(verdicts: readonly AddressVerdict[], atGates: string): Finding[] {
  return verdicts.filter(isShut).flatMap(({ address, crawlers, brief }) => {
    const others = crawlers.filter((name) => name.toLowerCase() !== atGates.toLowerCase())
    if (others.length === 0) return []
    return [
      findingOf(
        'warning',
        'reach/robots-crawler',
        `robots.txt sperrt «${address.slice(0, 200)}» für ${others.join(', ')} (${brief}).`,
        'Ist das nicht gewollt, die Regel entfernen.',
        'robots.txt',
      ),
    ]
  })
}

/** Who is kept out and who is not; nothing where robots.txt keeps nobody out. */
function toldFor(verdicts: readonly AddressVerdict[]): string {
  const shut = verdicts.filter(isShut).flatMap(({ crawlers }) => crawlers)
  const open = verdicts.filter(({ allowed }) => allowed === true).flatMap(({ crawlers }) => crawlers)
  if (shut.length === 0) return ''
  return `Laut robots.txt gesperrt für ${shut.join(', ')}${open.length > 0 ? `; offen für ${open.join(', ')}` : ''}.`
}

function forwards(statuses: readonly string[], target: string): Finding {
  return findingOf(
    'note',
    'reach/forwarded',
    `Der Server leitet weiter (${statuses.join(', ')}) auf «${target.slice(0, 200)}»; geprüft ist dieses Ziel.`,
    'In die Suche kommt das Ziel; verlinken Sie es.',
    'Status',
  )
}

/** A closed gate comes first: what lies behind it matters only once it is open. */
function verdictOn(
  gates: readonly Gate[],
  findings: readonly Finding[],
  robots: string,
  hasList: boolean,
): Verdict {
  const closed = gates.find(({ state }) => state === 'closed')
  if (closed)
    return {
      state: 'wrong',
      word: `Gesperrt bei Punkt ${gates.indexOf(closed) + 1}: ${closed.name}`,
      reason: `Beheben kann es: ${closed.opener}. ${missing(gates.slice(0, gates.indexOf(closed)))}`.trim(),
    }
  if (gates.length === 0 && robots.trim() === '' && !hasList)
    return {
      state: 'unchecked',
      word: 'Nicht geprüft',
      reason: 'Fügen Sie Antwort und Quelltext einer Seite oder eine robots.txt ein.',
    }
  const judged = verdictOf(
    findings,
    gates.length === 0
      ? robots.trim() === ''
        ? 'Die Sitemap hat keinen Fehler; ob robots.txt ihre Adressen sperrt, ist nicht geprüft.'
        : 'Die robots.txt hat keinen Fehler.'
      : 'Zwischen der Seite und der Suche ist nichts gesperrt.',
  )
  const unsure = missing(gates)
  if (unsure !== '' && (judged.state === 'right' || judged.state === 'unchecked'))
    return { state: 'unchecked', word: 'Nicht alles geprüft', reason: unsure }
  return { ...judged, reason: [judged.reason, unsure].filter(Boolean).join(' ') }
}

/** The gates of which nothing certain can be said, and why. */
function missing(gates: readonly Gate[]): string {
  const named = (wanted: GateState) =>
    gates.filter(({ state }) => state === wanted).map(({ name, brief }) => `${name} (${brief})`)
  const [unknown, doubtful] = [named('unknown'), named('doubtful')]
  return [
    unknown.length > 0 ? `Nicht geprüft: ${unknown.join(', ')}.` : '',
    doubtful.length > 0 ? `Unsicher: ${doubtful.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function noAddress(written: string): Finding {
  return findingOf(
    'unchecked',
    'page/address',
    `«${written.slice(0, 80)}» ist keine vollständige Adresse; Canonical und robots.txt sind nicht geprüft.`,
    'Die Adresse aus der Adresszeile des Browsers kopieren.',
    'Adresse',
  )
}

function unreadAbove(unread: string): Finding {
  return findingOf(
    'unchecked',
    'page/unread',
    `Nicht gelesen: «${unread.slice(0, 80)}»; das ist weder eine Antwort des Servers noch Quelltext.`,
    /^user-agent[ \t]*:/im.test(unread)
      ? 'Eine robots.txt gehört in das Feld darunter.'
      : 'Die Ausgabe von curl -si einfügen, oder den Quelltext der Seite (Ctrl+U).',
  )
}

function told(
  { word, reason }: Verdict,
  { address }: Visit,
  gates: readonly Gate[],
  findings: readonly Finding[],
): string {
  const lines = gates.map(
    ({ name, state, brief, opener }, index) =>
      `${index + 1}. ${name}: ${stateWords[state]} (${brief})${opener ? `, ${opener}` : ''}`,
  )
  const found = findings.map(
    ({ place, problem, remedy }) => `- ${place ? `${place}: ` : ''}${problem} ${remedy}`,
  )
  return [address.trim(), `${word}. ${reason}`.trim(), '', ...lines, '', ...found].join('\n').trim()
}
