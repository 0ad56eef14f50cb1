import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayText } from '../shared/calendar-day.ts'
import { findingsOf, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import {
  daysOf,
  isSearch,
  mostDays,
  perPerson,
  type ComparisonInput,
  type CountedPeriod,
  type Metric,
} from './comparison.ts'
import { gapsOf, inOrder, namedDays, readDays, type Days } from './read-days.ts'

interface DailyCounts extends Variation {
  input: ComparisonInput
  /** Why the days cannot be used. */
  problem?: Finding | undefined
  notes: Finding[]
}

/**
 * Replaces the counts by the sums of an export with one row per day: «Diagramm.csv» of Search Console, a table of GA4, or an own one. Without dates
 * (`hasDates`) the export is split at a gap of a week or more, or into two halves of whole weeks. `hasZeros` says that days without a row are days without
 * events.
 */
export function withDailyCounts(
  input: ComparisonInput,
  text: string,
  { hasZeros, hasDates }: { hasZeros: boolean; hasDates: boolean },
): DailyCounts {
  const { days: written, metric, problem, notes } = readDays(text, input.metric)
  if (problem) return { input, problem, notes, spread: 1 }
  const days = hasZeros ? withZeros(written, isSearch(metric) ? [] : rangeOf(text, input)) : written
  const sorted = inOrder(days)
  const [before, after] = hasDates ? [input.before, input.after] : parted(sorted, input)
  const [vorher, nachher] = [within(before, days), within(after, days)]
  const missing = vorher.missing + nachher.missing
  const isLate = vorher.missing === 0 && nachher.missing === after.to - (sorted.at(-1) ?? 0)
  const variations = [vorher, nachher].map(({ found }) => variationOf(found, perPerson[metric]))
  const leftOut = hasDates ? 0 : sorted.filter((day) => day < before.from).length
  return {
    input: { metric, before: vorher.period, after: nachher.period },
    problem: missing > 0 ? missingDays(missing, inOrder(written), isLate, metric) : undefined,
    notes: leftOut > 0 ? [...notes, oldestDays(leftOut)] : notes,
    unusual: variations.flatMap(({ unusual }) => unusual ?? [])[0],
    spread: Math.max(...variations.map(({ spread }) => spread)),
  }
}

/** The first and last day that GA4 names above the table, or the fields: days without events may come before the first row and after the last. */
function rangeOf(text: string, { before, after }: ComparisonInput): number[] {
  const named = namedDays(text)
  const ends = named.length > 0 ? named : [before.from, before.to, after.from, after.to]
  return ends.filter((day) => !Number.isNaN(day))
}

/** Search Console has not counted the days after its last row yet, so its `range` is empty. */
function withZeros(days: Days, range: readonly number[]): Days {
  const [first, last] = [Math.min(...days.keys(), ...range), Math.max(...days.keys(), ...range)]
  if (last - first > mostDays) return days
  return new Map(
    Array.from({ length: last - first + 1 }, (_, index) => [first + index, days.get(first + index) ?? 0]),
  )
}

/** How the days of a period vary beyond chance: either one day alone stands out, or `spread` is how many times as much as chance all of them vary. */
export interface Variation {
  unusual?: { day: string; count: number } | undefined
  spread: number
}

/**
 * Fisher's index of dispersion against the 99.9 % quantile of chi-squared (Wilson and Hilferty), with counts divided as in `compare`. From two weeks on,
 * each day is compared with the same weekday, because weekends differ without any doubt.
 */
function variationOf(days: readonly [day: number, count: number][], size: number, isRest = false): Variation {
  const isLong = days.length >= 14
  const freedom = days.length - (isLong ? 7 : 1)
  const judged = days.map(([day, count]) => {
    const alike = isLong ? days.filter(([other]) => (other - day) % 7 === 0) : days
    const mean = alike.reduce((sum, [, one]) => sum + one, 0) / alike.length
    return { day, count, excess: mean === 0 ? 0 : (count - mean) ** 2 / (mean * size) }
  })
  const spread = 2 / (9 * freedom)
  const limit = freedom * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3
  const total = judged.reduce((sum, { excess }) => sum + excess, 0)
  if (freedom < 1 || total <= limit) return { spread: 1 }
  const [odd] = judged.toSorted((one, other) => other.excess - one.excess || other.count - one.count)
  const rest = days.filter(([day]) => day !== odd?.day)
  return isRest || !odd || variationOf(rest, size, true).spread > 1
    ? { spread: total / freedom }
    : { spread: 1, unusual: { day: dayText(odd.day), count: odd.count } }
}

function parted(sorted: readonly number[], input: ComparisonInput): [CountedPeriod, CountedPeriod] {
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  const gaps = gapsOf(sorted)
  const widest = Math.max(0, ...gaps)
  const half = Math.floor((last - first + 1) / 2)
  const length = half < 7 ? half : half - (half % 7)
  const start = widest > 7 ? (sorted[gaps.indexOf(widest) + 1] ?? last) : last - length + 1
  const to = widest > 7 ? start - widest : start - 1
  const from = widest > 7 || half < 7 ? first : start - length
  return [
    { ...input.before, from, to },
    { ...input.after, from: start, to: last },
  ]
}

/** The period with the sum of its days, and how many are missing. */
function within(period: CountedPeriod, days: Days) {
  const found = [...days].filter(([day]) => period.from <= day && day <= period.to)
  const missing = daysOf(period) <= mostDays ? Math.max(0, daysOf(period) - found.length) : 0
  const count = found.reduce((sum, [, one]) => sum + one, 0)
  return { found, period: { ...period, count }, missing }
}

const told = findingsOf('chance')

function oldestDays(count: number): Finding {
  const [days, verb] =
    count === 1 ? ['Der älteste Tag', 'zählt'] : [`Die ältesten ${swissNumber(count)} Tage`, 'zählen']
  const problem = `${days} der Tabelle ${verb} nicht mit, damit beide Zeiträume ganze Wochen haben.`
  return told('note', 'oldest-days', problem, 'Andere Zeiträume tragen Sie oben ein.')
}

/** Missing days would count as zero. With `isLate` only the last ones are missing. */
function missingDays(missing: number, written: readonly number[], isLate: boolean, metric: Metric): Finding {
  const [first, last] = [written[0], written.at(-1)].map((day = 0) => swissDate(dayText(day)))
  const days = missing === 1 ? 'fehlt ein Tag' : `fehlen ${swissNumber(missing)} Tage`
  const problem = `In der Tabelle ${days} der beiden Zeiträume; die Summe wäre zu klein. Sie reicht vom ${first} bis ${last}.`
  const remedy = !isSearch(metric)
    ? 'Lässt Ihr Programm Tage ohne Ereignis weg, wie GA4, kreuzen Sie «Fehlende Tage sind null» an; sonst exportieren Sie den ganzen Zeitraum.'
    : isLate
      ? `Wählen Sie als letzten Tag den ${last}; die Search Console ist zwei bis drei Tage im Rückstand.`
      : 'Exportieren Sie den ganzen Zeitraum.'
  return told('error', 'missing-days', problem, remedy)
}
