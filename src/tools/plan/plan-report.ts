import { dayNumber } from '../shared/calendar-day.ts'
import { countFindings, listFindings, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { distributionPlan, type PlanRow } from './plan.ts'
import { readPlan } from './read-plan.ts'

export interface PlanReport {
  rows: PlanRow[]
  findings: Finding[]
  summary: string
  /** The tagged links, each below the name of its channel; empty where there are none. */
  links: string
}

/** The plan for what stands in the fields. */
export function planReport(values: Readonly<Record<string, string>>): PlanReport {
  if (!values['adresse']?.trim() && !values['start'])
    return { rows: [], findings: [], summary: 'Noch kein Artikel', links: '' }
  const { input, unread } = readPlan(values)
  const { rows, findings } = distributionPlan(input)
  const listed = listFindings([...findings, ...unread.map(noDay)])
  return { rows, findings: listed, summary: summaryOf(rows, listed), links: linksOf(rows) }
}

/** «Di 24.11.2026», on one line */
export function shortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  // Day 0, 1 January 1970, was a Thursday.
  const name = ['Do', 'Fr', 'Sa', 'So', 'Mo', 'Di', 'Mi'][(dayNumber(day) ?? 0) % 7]
  return `${name}\u00A0${date}.${month}.${year}`
}

/** Where GA4 counts a link, and why. */
export function channelText({ ga4 }: PlanRow): string {
  if (!ga4) return ''
  return [`${ga4.channel}: ${ga4.rule}`, ga4.doubt].filter(Boolean).join('. ')
}

function summaryOf(rows: readonly PlanRow[], findings: readonly Finding[]): string {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return countFindings(findings)
  const plan = `${swissNumber(rows.length)} Termine, ${shortDay(first.day)} bis ${shortDay(last.day)}`
  return findings.length === 0 ? plan : `${plan}; ${countFindings(findings)}`
}

function linksOf(rows: readonly PlanRow[]): string {
  return rows.flatMap(({ channel, link }) => (link ? [`${channel}\n${link}`] : [])).join('\n\n')
}

function noDay(entry: string): Finding {
  return {
    grade: 'warning',
    rule: 'plan/closed',
    problem: `«${entry.slice(0, 40)}» ist kein Tag und ist weggelassen.`,
    remedy: 'Schreiben Sie «25.12.2026» oder «24.12.2026–3.1.2027», mit Komma dazwischen.',
    place: 'Freie Tage',
  }
}
