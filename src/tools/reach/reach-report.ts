import { countFindings, listFindings, type Finding } from '../shared/finding.ts'
import type { Work } from '../shared/slices.ts'
import { canonicalGate } from './canonical-gate.ts'
import type { Gate, GateState, Visit } from './gate.ts'
import { noindexGate } from './noindex-gate.ts'
import { readPage } from './read-page.ts'
import { readResponse } from './read-response.ts'
import { robotsGate } from './robots-gate.ts'
import { snippetGate } from './snippet-gate.ts'
import { statusGate } from './status-gate.ts'
import { textGate } from './text-gate.ts'

export interface ReachReport {
  /** The first closed gate and who opens it. */
  summary: string
  /** In the order in which a crawler comes to them. */
  gates: Gate[]
  findings: Finding[]
  /** All of it, as a task for whoever opens the gates. */
  text: string
}

type Values = Readonly<Record<string, string>>

/** Which gates between a page and the search are open, by what was pasted. */
export function* reachReport(values: Values): Work<ReachReport> {
  if (['html', 'header', 'robots'].every((name) => !values[name]?.trim()))
    return { summary: 'Noch nichts eingefügt', gates: [], findings: [], text: '' }
  const visit = yield* visitOf(values)
  const gates = [
    yield* robotsGate(visit),
    statusGate(visit),
    noindexGate(visit),
    canonicalGate(visit),
    textGate(visit),
    snippetGate(visit),
  ]
  const findings = listFindings(gates.flatMap((gate) => gate.findings))
  const summary = summaryOf(gates, findings)
  return { summary, gates, findings, text: told(summary, visit, gates) }
}

function* visitOf({ adresse = '', crawler = '', robots = '', header = '', html = '' }: Values): Work<Visit> {
  const response = header.trim() ? readResponse(header) : undefined
  const source = html.trim() ? html : (response?.body ?? '')
  return {
    address: adresse,
    crawler: crawler || 'Googlebot',
    robots,
    ...(response && { response }),
    ...(source.trim() && { page: yield* readPage(source) }),
  }
}

/** What a state is called. */
export const stateWords: Record<GateState, string> = {
  open: 'offen',
  closed: 'zu',
  doubtful: 'unsicher',
  unknown: 'nicht geprüft',
}

function summaryOf(gates: readonly Gate[], findings: readonly Finding[]): string {
  const first = gates.findIndex(({ state }) => state === 'closed')
  const gate = gates[first]
  const unseen = gates.slice(0, first < 0 ? undefined : first).filter(({ state }) => state === 'unknown')
  const missing = unseen.length > 0 ? ` Nicht geprüft: ${unseen.map(namesOf).join(', ')}.` : ''
  const doubtful = gates.filter(({ state }) => state === 'doubtful')
  const unsure = gate || doubtful.length === 0 ? '' : ` Unsicher: ${doubtful.map(namesOf).join(', ')}.`
  const verdict = gate
    ? `Zu ist Tor ${first + 1}, ${gate.name}; öffnen kann: ${gate.opener}.`
    : 'Kein Tor ist zu.'
  return `${verdict}${unsure}${missing} ${countFindings(findings)}`
}

const namesOf = ({ name }: Gate) => name

function told(summary: string, { address }: Visit, gates: readonly Gate[]): string {
  const lines = gates.flatMap(({ name, state, brief, opener, findings }, index) => [
    `${index + 1}. ${name}: ${stateWords[state]} (${brief})${opener ? `, ${opener}` : ''}`,
    ...findings.map(({ problem, remedy }) => `   - ${problem} ${remedy}`),
  ])
  return [...(address.trim() ? [address.trim()] : []), summary, '', ...lines].join('\n')
}
