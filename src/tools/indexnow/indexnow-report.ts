import { countFindings, listFindings, type Finding } from '../shared/finding.ts'
import type { Work } from '../shared/slices.ts'
import { swissNumber } from '../shared/numbers.ts'
import { indexNowAnswer, indexNowPlan, keyFileFindings, type IndexNowPlan } from './indexnow.ts'

export interface IndexNowReport {
  findings: Finding[]
  summary: string
  plan?: IndexNowPlan
  /** The commands for a terminal, of both kinds. */
  commands: string
}

type Values = Readonly<Record<string, string>>

/** What to put on the server and what to send, for what stands in the fields. */
export function* indexNowReport(values: Values): Work<IndexNowReport> {
  const { host = '', schluessel = '', adressen = '', datei = '' } = values
  if (!host.trim() && !adressen.trim()) return { findings: [], summary: 'Noch keine Adressen', commands: '' }
  const { plan, findings } = yield* indexNowPlan({ host, key: schluessel, addresses: adressen })
  const listed = listFindings([...findings, ...(datei === '' ? [] : keyFileFindings(datei, schluessel))])
  if (!plan) return { findings: listed, summary: countFindings(listed), commands: '' }
  const count = plan.parts.reduce((sum, part) => sum + part.count, 0)
  const told = `${swissNumber(count)} ${count === 1 ? 'Adresse' : 'Adressen'} in ${swissNumber(plan.parts.length)} ${plan.parts.length === 1 ? 'Meldung' : 'Meldungen'}`
  return {
    findings: listed,
    summary: listed.length === 0 ? told : `${told}; ${countFindings(listed)}`,
    plan,
    commands: commandsOf(plan),
  }
}

function commandsOf({ keyFile, parts }: IndexNowPlan): string {
  return [
    `# Die Antwort muss genau der Schlüssel sein\ncurl ${keyFile.address}`,
    `# Linux, macOS\n${parts.map(({ curl }) => curl).join('\n')}`,
    `# Windows PowerShell\n${parts.map(({ powerShell }) => powerShell).join('\n')}`,
  ].join('\n\n')
}

/** «Angekommen. …» for the status that an endpoint has answered. */
export function answerText(status: string): string {
  const answer = indexNowAnswer(Number(status))
  return answer ? `${answer.means} ${answer.next}` : ''
}
