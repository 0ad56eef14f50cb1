import {
  listFindings,
  resultText,
  unchecked,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { dayNumber, dayText } from '../shared/calendar-day.ts'
import { swissNumber } from '../shared/numbers.ts'
import type { Values } from '../shared/tool-input.ts'
import { daysOf, perPerson, readComparison, type CountedPeriod } from './comparison.ts'
import { withDailyCounts } from './daily-counts.ts'
import { meanInterval } from './exact-intervals.ts'
import { dataFindings, inputErrors } from './findings.ts'
import { chanceVerdict } from './verdict.ts'

export interface ChanceReport {
  verdict: Verdict
  findings: Finding[]
  /** The figures, one row per period. */
  table: string[][]
  /** Verdict, table and findings as a text to copy. */
  text: string
}

export const tableHead = ['Zeitraum', 'Gezählt', 'Bereich (95\u00A0%)', 'Kosten je Ereignis']

export function chanceReport(values: Values, day = new Date().toISOString().slice(0, 10)): ChanceReport {
  // No day before the worked example was written, so that it is valid with any clock.
  const today = Math.max(dayNumber(day) ?? 0, dayNumber('2026-11-23') ?? 0)
  const daily = values['export'] ?? ''
  const isDaily = daily.trim() !== ''
  const hasDates = dates.some((name) => values[name]?.trim())
  const typed = readComparison(values)
  const missing =
    isDaily && !hasDates ? [] : missingFields(values, isDaily ? dateParts : { '': 'Anzahl', ...dateParts })
  if (missing.length > 0) {
    const wrong = inputErrors(typed, today).filter(({ field = '' }) => values[field]?.trim())
    return wrong.length > 0 ? noResult(wrong) : noResult([], unchecked(`Es fehlt: ${missing.join('; ')}.`))
  }
  const { input, problem, notes, ...variation } = isDaily
    ? withDailyCounts(typed, daily, { hasZeros: Boolean(values['nulltage']), hasDates })
    : { input: typed, problem: undefined, notes: [], spread: 1 }
  const wrong = problem ? [problem] : inputErrors(input, today)
  if (wrong.length > 0) return noResult(wrong)
  const verdict = chanceVerdict(input, variation, isDaily)
  const size = perPerson[input.metric] * variation.spread
  const table = [rowOf('Vorher', input.before, size), rowOf('Nachher', input.after, size)]
  const findings = listFindings([...notes, ...dataFindings(input, today, isDaily)])
  const lines = [tableHead, ...table].map((row) => row.join(' | '))
  return { verdict, findings, table, text: resultText(verdict, findings, lines) }
}

function noResult(findings: Finding[], verdict = verdictOf(findings, '')): ChanceReport {
  return { verdict, findings, table: [], text: '' }
}

const dateParts = { Von: 'Erster Tag', Bis: 'Letzter Tag' }
const dates = ['vorherVon', 'vorherBis', 'nachherVon', 'nachherBis']

/** The labels of empty fields, by their parts. */
function missingFields(values: Values, parts: Readonly<Record<string, string>>): string[] {
  return Object.entries({ vorher: 'Vorher', nachher: 'Nachher' }).flatMap(([name, label]) => {
    const missing = Object.entries(parts).filter(([part]) => !values[`${name}${part}`]?.trim())
    return missing.length > 0 ? [`«${label}»: ${missing.map(([, part]) => part).join(', ')}`] : []
  })
}

/** The row of a period: its count with the interval of 95 %, and the cost per event. */
function rowOf(label: string, period: CountedPeriod, size: number): string[] {
  const { count, from, to, cost } = period
  const days = daysOf(period)
  const { low, high } = meanInterval(count / size)
  const range = { low: low * size, high: high * size }
  return [
    `${label}, ${shortDate(from)}–${shortDate(to)}`,
    `${swissNumber(count)} in ${swissNumber(days)} ${days === 1 ? 'Tag' : 'Tagen'}`,
    `${swissNumber(range.low)}–${swissNumber(range.high)}`,
    cost === undefined || count === 0 ? '' : costText(cost / count, cost / range.high, cost / range.low),
  ]
}

/** «24.8.2026». */
function shortDate(day: number): string {
  return dayText(day).split('-').map(Number).toReversed().join('.')
}

/** «CHF 60 (32–131)»; small amounts have centimes. */
function costText(middle: number, low: number, high: number): string {
  const amount = (value: number) => (middle < 10 && value < 1000 ? value.toFixed(2) : swissNumber(value))
  return `CHF\u00A0${amount(middle)} (${amount(low)}–${amount(high)})`
}
