import { listFindings, unchecked, verdictOf, type Finding, type Verdict } from '../shared/finding.ts'
import { withDailyCounts } from './daily-counts.ts'
import { meanInterval, type Interval } from './poisson-interval.ts'
import { swissNumber } from '../shared/numbers.ts'
import { inputErrors } from './findings.ts'
import { chanceOrEffect, type Comparison, type UnitCost } from './compare.ts'
import { missingFields, readComparison, type ComparisonInput } from './read-comparison.ts'
import { changeOf, chanceVerdict, rangeOf } from './verdict.ts'

export interface ChanceReport {
  verdict: Verdict
  findings: Finding[]
  /** The numbers behind it, the first cell of each row naming it. */
  table: string[][]
  /** For the drawing; missing where there is no upper limit to draw. */
  drawn?: { low: number; middle: number; high: number; told: string }
  /** All of it, to be put into a report. */
  text: string
}

/** What the head of the table says. */
export const tableHead = ['Zeitraum', 'Gezählt', 'Bereich (95\u00A0%)', 'Kosten je Ereignis']

/** The verdict on what stands in the fields, with its numbers. */
export function chanceReport(values: Readonly<Record<string, string>>, today = latestDay()): ChanceReport {
  const daily = values['export'] ?? ''
  const typed = readComparison(values)
  const missing = daily.trim() === '' ? missingFields(values) : []
  if (missing.length > 0) {
    const wrong = inputErrors(typed, today).filter(({ field = '' }) => values[field]?.trim())
    const verdict = wrong.length > 0 ? verdictOf(wrong, '') : unchecked(`Es fehlt: ${missing.join('; ')}.`)
    return { verdict, findings: wrong, table: [], text: '' }
  }
  const { input, findings: unread } =
    daily.trim() === '' ? { input: typed, findings: [] } : withDailyCounts(typed, daily)
  const isRead = unread.every(({ grade }) => grade === 'note')
  const { result, findings } = isRead ? chanceOrEffect(input, today) : { findings: [] }
  const listed = listFindings([...unread, ...findings])
  if (!result) return { verdict: verdictOf(listed, ''), findings: listed, table: [], text: '' }
  const verdict = chanceVerdict(result, input.metric)
  const table = tableOf(result, input)
  const { ratio, interval } = result
  return {
    verdict,
    findings: listed,
    table,
    ...(ratio !== undefined && { drawn: { ...interval, middle: ratio, told: rangeOf(interval) } }),
    text: [
      `${verdict.word}. ${verdict.reason}`,
      '',
      ...[tableHead, ...table].map((row) => row.join(' | ')),
    ].join('\n'),
  }
}

/** Today, or the day this was written, where the clock is behind it: the example of the page does not depend on the clock. */
function latestDay(): string {
  const now = new Date().toISOString().slice(0, 10)
  return now > written ? now : written
}

const written = '2026-11-23'

function tableOf({ ratio, interval, unitCost, days }: Comparison, input: ComparisonInput): string[][] {
  const counted = (label: string, key: 'before' | 'after') => [
    label,
    `${swissNumber(input[key].count)} in ${swissNumber(days[key])} ${days[key] === 1 ? 'Tag' : 'Tagen'}`,
    range(meanInterval(input[key].count), swissNumber),
    costText(unitCost[key]),
  ]
  return [
    counted('Vorher', 'before'),
    counted('Nachher', 'after'),
    ['Unterschied je Tag', ratio === undefined ? '' : changeOf(ratio), rangeOf(interval), ''],
  ]
}

function range({ low, high }: Interval, told: (value: number) => string): string {
  return high === Infinity ? `ab ${told(low)}` : `${told(low)}–${told(high)}`
}

/** «CHF 60 (32–131)»; with centimes where it is about a few francs. */
function costText(cost: UnitCost | undefined): string {
  if (!cost) return ''
  const isSmall = (cost.middle ?? cost.low) < 10
  const amount = (value: number) => (isSmall && value < 1000 ? value.toFixed(2) : swissNumber(value))
  const limits = range({ low: cost.low, high: cost.high ?? Infinity }, amount)
  return cost.middle === undefined ? `CHF\u00A0${limits}` : `CHF\u00A0${amount(cost.middle)} (${limits})`
}
