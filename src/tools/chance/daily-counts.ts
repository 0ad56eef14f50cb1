import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayText, readDay } from '../shared/calendar-day.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { perPerson, type ComparisonInput, type CountedPeriod } from './comparison.ts'
import { dayOf, gapsOf, inOrder, namedDays, readDays, type Days } from './read-days.ts'

/**
 * Replaces the counts by the sums of an export with one row per day: «Diagramm.csv» of Search Console, a table of GA4, or an own one. Without dates in the
 * fields the export is split at a gap of a week or more, or into two halves of whole weeks. `hasZeros` says that days without a row are days without events.
 */
export function withDailyCounts(
  input: ComparisonInput,
  text: string,
  hasZeros: boolean,
): { input: ComparisonInput; findings: Finding[]; note?: Finding[] } & Variation {
  const { days: written, metric, unread, note } = readDays(text, input.metric)
  if (unread.length > 0) return { input, findings: unread, spread: 1 }
  const isSearch = metric === 'clicks' || metric === 'impressions'
  // The Search Console has not counted the days after its last row yet.
  const days = hasZeros ? withZeros(written, isSearch ? [] : rangeOf(text, input)) : written
  const [before, after] =
    input.before.from || input.before.to || input.after.from || input.after.to
      ? [input.before, input.after]
      : parted(inOrder(days), input)
  const [vorher, nachher] = [within(before, days), within(after, days)]
  const missing = vorher.missing + nachher.missing
  const last = Math.max(...days.keys())
  const isLate = vorher.missing === 0 && nachher.missing === (readDay(after.to) ?? 0) - last
  const variations = [vorher, nachher].map(({ found }) => variationOf(found, perPerson[metric]))
  const isParted = before !== input.before
  const leftOut = isParted ? [...days.keys()].filter((day) => dayText(day) < before.from).length : 0
  return {
    input: { metric, before: vorher.period, after: nachher.period },
    findings: missing > 0 ? [missingDays(missing, [...written.keys()], isLate, isSearch)] : [],
    note: leftOut > 0 ? [...note, oldestDays(leftOut)] : note,
    unusual: variations.flatMap(({ unusual }) => unusual ?? [])[0],
    spread: Math.max(...variations.map(({ spread }) => spread)),
  }
}

/** The first and last day that GA4 names above the table, or the fields: days without events may come before the first row and after the last. */
function rangeOf(text: string, { before, after }: ComparisonInput): number[] {
  const named = namedDays(text)
  return named.length > 0
    ? named
    : [before.from, before.to, after.from, after.to].flatMap((day) => dayOf(day) ?? [])
}

function withZeros(days: Days, range: readonly number[]): Days {
  const [first, last] = [Math.min(...days.keys(), ...range), Math.max(...days.keys(), ...range)]
  if (last - first > mostDays) return days
  return new Map(
    Array.from({ length: last - first + 1 }, (_, index) => [first + index, days.get(first + index) ?? 0]),
  )
}

/** Ten years. */
const mostDays = 3660

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

function parted(
  sorted: readonly number[],
  { before, after }: ComparisonInput,
): [CountedPeriod, CountedPeriod] {
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  const gaps = gapsOf(sorted)
  const widest = Math.max(0, ...gaps)
  const half = Math.floor((last - first + 1) / 2)
  const length = half < 7 ? half : half - (half % 7)
  const start = widest > 7 ? (sorted[gaps.indexOf(widest) + 1] ?? last) : last - length + 1
  const end = widest > 7 ? start - widest : start - 1
  const begin = widest > 7 || half < 7 ? first : start - length
  return [
    { ...before, from: dayText(begin), to: dayText(end) },
    { ...after, from: dayText(start), to: dayText(last) },
  ]
}

/** The period with the sum of its days, and how many are missing. */
function within(
  period: CountedPeriod,
  days: Days,
): { period: CountedPeriod; missing: number; found: [day: number, count: number][] } {
  const [first = Infinity, last = -Infinity] = [readDay(period.from), readDay(period.to)]
  const found = [...days].filter(([day]) => first <= day && day <= last)
  return {
    found,
    period: { ...period, count: found.reduce((sum, [, count]) => sum + count, 0) },
    missing: last - first > mostDays ? 0 : Math.max(0, last - first + 1 - found.length),
  }
}

function oldestDays(count: number): Finding {
  return findingOf(
    'note',
    'chance/oldest-days',
    `${count === 1 ? 'Der älteste Tag' : `Die ältesten ${swissNumber(count)} Tage`} der Tabelle ${count === 1 ? 'zählt' : 'zählen'} nicht mit, damit beide Zeiträume ganze Wochen haben.`,
    'Andere Zeiträume tragen Sie oben ein.',
  )
}

/** Missing days would count as zero. With `isLate` only the last ones are missing. */
function missingDays(
  missing: number,
  written: readonly number[],
  isLate: boolean,
  isSearch: boolean,
): Finding {
  const [first, last] = [Math.min(...written), Math.max(...written)].map(dayText).map(swissDate)
  return findingOf(
    'error',
    'chance/missing-days',
    `In der Tabelle ${missing === 1 ? 'fehlt ein Tag' : `fehlen ${swissNumber(missing)} Tage`} der beiden Zeiträume; die Summe wäre zu klein. Sie reicht vom ${first} bis ${last}.`,
    isSearch
      ? isLate
        ? `Wählen Sie als letzten Tag den ${last}; die Search Console ist zwei bis drei Tage im Rückstand.`
        : 'Exportieren Sie den ganzen Zeitraum.'
      : 'Lässt Ihr Programm Tage ohne Ereignis weg, wie GA4, kreuzen Sie «Fehlende Tage sind null» an; sonst exportieren Sie den ganzen Zeitraum.',
  )
}
