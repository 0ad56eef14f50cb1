import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayText, readDay } from '../shared/calendar-day.ts'
import { csvRows } from '../shared/csv.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { readAmount, swissNumber } from '../shared/numbers.ts'
import { visible } from '../shared/pasted-text.ts'
import { perPerson, type ComparisonInput, type CountedPeriod, type Metric } from './comparison.ts'

/** Counts by day number. */
type Days = ReadonlyMap<number, number>

/**
 * Replaces the counts by the sums of an export with one row per day: «Diagramm.csv» of Search Console, a table of GA4, or an own one. Without dates in the
 * fields the export is split at a gap of a week or more, or into two halves of whole weeks. `hasZeros` says that days without a row are days without events.
 */
export function withDailyCounts(
  input: ComparisonInput,
  text: string,
  hasZeros: boolean,
): { input: ComparisonInput; findings: Finding[]; note?: Finding[] } & Variation {
  const { days: written, unread } = readDays(text, input.metric)
  if (unread.length > 0) return { input, findings: unread, spread: 1 }
  const days = hasZeros ? withZeros(written, rangeOf(text, input)) : written
  const [before, after] =
    input.before.from || input.before.to || input.after.from || input.after.to
      ? [input.before, input.after]
      : parted([...days.keys()], input)
  const [vorher, nachher] = [within(before, days), within(after, days)]
  const missing = vorher.missing + nachher.missing
  const variations = [vorher, nachher].map(({ found }) => variationOf(found, perPerson[input.metric]))
  const isParted = before !== input.before
  const leftOut = isParted ? [...days.keys()].filter((day) => dayText(day) < before.from).length : 0
  return {
    input: { ...input, before: vorher.period, after: nachher.period },
    findings: missing > 0 ? [missingDays(missing, [...written.keys()])] : [],
    note: leftOut > 0 ? [oldestDays(leftOut)] : [],
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

function namedDays(text: string): number[] {
  const named = text.matchAll(/^#\s*(?:start|end) ?dat(?:um|e):\s*(\d{8})/gim)
  return [...named].flatMap(([, day = '']) => dayOf(day) ?? [])
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

/** The column headers in exports. The first one is used in messages. */
const columnNames: Record<Metric | 'day', readonly string[]> = {
  clicks: ['klicks', 'clicks', 'anzahl klicks'],
  impressions: ['impressionen', 'impressions'],
  visits: ['sitzungen', 'sessions', 'besuche', 'visits'],
  enquiries: ['anfragen', 'schlüsselereignisse', 'key events', 'conversions', 'leads'],
  day: ['datum', 'date', 'tag', 'day', 'nth day', 'tag n', 'n-ter tag'],
}

function readDays(text: string, metric: Metric): { days: Days; unread: Finding[] } {
  const days = new Map<number, number>()
  const unread: string[] = []
  // The column order of Search Console, until a header row says otherwise.
  let columns = { day: 0, count: metric === 'impressions' ? 2 : 1 }
  // GA4 counts the days from the first one, which it names above the table.
  let origin: number | undefined
  // Without the lines that Excel and GA4 write above the table, because the separator is read from the first line.
  for (const { cells } of csvRows(visible(text).replace(/^(?:#.*|sep=.)$\s*/gim, ''))) {
    const head = cells.map((cell) => cell.toLowerCase())
    const at = (name: Metric | 'day') => head.findIndex((cell) => columnNames[name].includes(cell))
    if (at('day') >= 0) {
      columns = { day: at('day'), count: countColumn(head, metric) }
      origin = /^n|n$/.test(head[columns.day] ?? '') ? namedDays(text)[0] : undefined
      if (columns.count < 0) return { days, unread: [noColumn(metric)] }
      continue
    }
    if (/^(gesamt|summe|total|grand total)/i.test(cells.find((cell) => /\p{L}/u.test(cell)) ?? '')) continue
    const written = cells[columns.day] ?? ''
    const day = origin === undefined || !/^\d{1,4}$/.test(written) ? dayOf(written) : origin + Number(written)
    const count = readAmount(cells[columns.count] ?? '')
    if (written === '' && count === [...days.values()].reduce((sum, one) => sum + one, 0)) continue
    const isOther = day !== undefined && days.has(day) && days.get(day) !== count
    if (day === undefined || count === undefined || isOther) unread.push(cells.join(' '))
    else days.set(day, count)
  }
  const [first] = unread
  if (days.size === 0) return { days, unread: [noDays] }
  return { days, unread: first === undefined ? [] : [unreadRows(first, unread.length)] }
}

/** The column of the metric, or «Anzahl». Beside the day alone a column may have any name but that of another metric. */
function countColumn(head: readonly string[], metric: Metric): number {
  const own = head.findIndex((cell) => columnNames[metric].includes(cell) || cell === 'anzahl')
  if (own >= 0 || head.length !== 2) return own
  return head.findIndex((cell) => !Object.values(columnNames).some((names) => names.includes(cell)))
}

/** Reads «2026-09-01», «01.09.2026», «1.9.26», and «20260901» of GA4. */
function dayOf(cell: string): number | undefined {
  return readDay(
    cell.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').replace(/^(\d{1,2}\.\d{1,2}\.)(\d\d)$/, '$120$2'),
  )
}

function parted(numbers: number[], { before, after }: ComparisonInput): [CountedPeriod, CountedPeriod] {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  const gaps = sorted.slice(1).map((day, index) => day - (sorted[index] ?? day))
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

/** Missing days would count as zero. */
function missingDays(missing: number, written: readonly number[]): Finding {
  const [first, last] = [Math.min(...written), Math.max(...written)].map(dayText).map(swissDate)
  return findingOf(
    'error',
    'chance/missing-days',
    `In der Tabelle ${missing === 1 ? 'fehlt ein Tag' : `fehlen ${swissNumber(missing)} Tage`} der beiden Zeiträume; die Summe wäre zu klein. Sie reicht vom ${first} bis ${last}.`,
    'Lässt Ihr Programm Tage ohne Ereignis weg, wie GA4, kreuzen Sie «Fehlende Tage sind null» an; sonst exportieren Sie den ganzen Zeitraum.',
  )
}

const noDays = findingOf(
  'unchecked',
  'chance/export-empty',
  'In der Tabelle steht keine Zeile mit Tag und Anzahl.',
  'Nehmen Sie Diagramm.csv aus der ZIP-Datei der Search Console oder eine Tabelle mit den Spalten «Datum» und «Anzahl».',
)

function noColumn(metric: Metric): Finding {
  const [german = ''] = columnNames[metric]
  const isSearch = metric === 'clicks' || metric === 'impressions'
  return findingOf(
    'unchecked',
    'chance/export-column',
    `In der Tabelle fehlt die Spalte «${german.charAt(0).toUpperCase()}${german.slice(1)}».`,
    `Wählen Sie bei «Gezählt sind», was die Tabelle zählt, oder benennen Sie die Spalte so.${isSearch ? ' Aus der Search Console exportieren Sie ohne Vergleich; geteilt wird der Zeitraum hier.' : ''}`,
  )
}

function unreadRows(first: string, count: number): Finding {
  return findingOf(
    'unchecked',
    'chance/export-unread',
    `Nicht gelesen: ${count === 1 ? 'eine Zeile' : `${swissNumber(count)} Zeilen, zuerst`} «${first.slice(0, 60)}».`,
    'Eine Zeile hat einen Tag, etwa «01.09.2026», und eine Anzahl; jeder Tag steht einmal.',
  )
}
