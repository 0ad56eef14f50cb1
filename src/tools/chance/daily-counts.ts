import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayText, readDay } from '../shared/calendar-day.ts'
import { csvRows, csvSeparator } from '../shared/csv.ts'
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
  const { days: written, unread, note } = readDays(text, input.metric)
  if (unread.length > 0) return { input, findings: unread, spread: 1 }
  const isSearch = input.metric === 'clicks' || input.metric === 'impressions'
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
  const variations = [vorher, nachher].map(({ found }) => variationOf(found, perPerson[input.metric]))
  const isParted = before !== input.before
  const leftOut = isParted ? [...days.keys()].filter((day) => dayText(day) < before.from).length : 0
  return {
    input: { ...input, before: vorher.period, after: nachher.period },
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

function namedDays(text: string): number[] {
  const named = text.matchAll(/^#\D*(\d{8})(?:-(\d{8}))?\s*$/gm)
  return [...named].flatMap(([, first = '', last = first]) => [dayOf(first) ?? [], dayOf(last) ?? []].flat())
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

/** Column headers of longer units, and what a row counts. */
const longUnits = [
  [/^(?:Monat|month)$/i, 'Monate'],
  [/^(?:Woche|week|KW)$/i, 'Wochen'],
] as const

function readDays(text: string, metric: Metric): { days: Days; unread: Finding[]; note: Finding[] } {
  const days = new Map<number, number>()
  const unread: string[] = []
  const others: string[] = []
  const written = visible(text)
  // The separator is that of the header row, above which Excel, GA4 and Google Ads write lines.
  const headAt = Math.max(0, written.search(/^.{0,200}\b(?:datum|date|tag|day)\b.{0,200}[;,\t]/im))
  const rows = csvRows(written, csvSeparator(written.slice(headAt))).map(({ cells }) => ({
    cells,
    row: cells.join(' '),
    head: headOf(cells, metric),
  }))
  const heads = rows.flatMap(({ head }) => head ?? [])
  // GA4 writes several tables into a file.
  const best = heads.find(({ isNamed }) => isNamed) ?? heads.find(({ count }) => count >= 0)
  if (heads.length > 0 && !best) return { days, unread: [noColumn(metric)], note: [] }
  // Without a header row, the order of Search Console.
  let columns = best ? undefined : { day: 0, count: metric === 'impressions' ? 2 : 1 }
  // GA4 counts the days from the first one, which it names above the table.
  let [start, origin] = [0, 0]
  for (const { cells, row, head } of rows) {
    if (/^#\s*start/i.test(row)) start = namedDays(row)[0] ?? start
    if (head || (days.size > 0 && cells.length > 1 && !/\d/.test(row))) {
      columns = head?.text === best?.text ? head : undefined
      if (!columns) others.push(row)
      origin = /^n|n$/.test(cells[head?.day ?? 0]?.toLowerCase() ?? '') ? start : 0
    }
    if (head || !columns || /^(#|sep=|gesamt|summe|total|grand total)/i.test(firstWord(cells))) continue
    const cell = cells[columns.day] ?? ''
    const day = origin > 0 && /^\d{1,4}$/.test(cell) ? origin + Number(cell) : dayOf(cell)
    const count = readAmount(cells[columns.count] ?? '')
    if (cell === '' && count === [...days.values()].reduce((sum, one) => sum + one, 0)) continue
    const isOther = day !== undefined && days.has(day) && days.get(day) !== count
    if (day === undefined || count === undefined || isOther) unread.push(row)
    else days.set(day, count)
  }
  const note = others[0] === undefined ? [] : [otherTables(others[0])]
  const long = longUnits.find(([header]) => rows.some(({ cells }) => cells.some((cell) => header.test(cell))))
  if (days.size === 0) return { days, unread: [long ? notDaily(long[1]) : noDays], note }
  if (unread[0] !== undefined) return { days, unread: [unreadRows(unread[0], unread.length)], note }
  const gaps = gapsOf(inOrder(days))
  const isEach = (least: number, most: number) => gaps.every((gap) => gap >= least && gap <= most)
  if (gaps.length > 1 && isEach(7, 7)) return { days, unread: [notDaily('Wochen')], note }
  return { days, unread: gaps.length > 0 && isEach(28, 31) ? [notDaily('Monate')] : [], note }
}

const inOrder = (days: Days) => [...days.keys()].toSorted((one, other) => one - other)
const gapsOf = (sorted: readonly number[]) =>
  sorted.slice(1).map((day, index) => day - (sorted[index] ?? day))

const firstWord = (cells: readonly string[]) => cells.find((cell) => /[\p{L}#]/u.test(cell)) ?? ''

/** The columns of a header row: that of the day, and that of the metric or «Anzahl». Beside the day alone a column may have any name but that of another metric. */
function headOf(cells: readonly string[], metric: Metric) {
  const head = cells.map((cell) => cell.toLowerCase())
  const day = head.findIndex((cell) => columnNames.day.includes(cell))
  if (day < 0) return undefined
  const named = head.findIndex((cell) => columnNames[metric].includes(cell) || cell === 'anzahl')
  const other = head.findIndex((cell) => !Object.values(columnNames).some((names) => names.includes(cell)))
  return {
    day,
    count: named < 0 && head.length === 2 ? other : named,
    isNamed: named >= 0,
    text: head.join(),
  }
}

/** Reads «2026-09-01», «01.09.2026», «Mo, 1.9.26», «2026-09-01 00:00», and «20260901» of GA4. */
function dayOf(cell: string): number | undefined {
  const day = cell.replace(/^\p{L}{2,10}[.,]{0,2} /u, '').replace(/[ T]\d\d:\d\d.*$/, '')
  return readDay(
    day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').replace(/^(\d{1,2}\.\d{1,2}\.)(\d\d)$/, '$120$2'),
  )
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

const otherTables = (head: string) =>
  findingOf(
    'note',
    'chance/other-table',
    `Nicht gerechnet ist mit weiteren Tabellen der Datei, zuerst «${head.slice(0, 60)}».`,
    'Brauchen Sie eine davon, fügen Sie nur diese ein.',
  )

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

const notDaily = (unit: string) =>
  findingOf(
    'error',
    'chance/not-daily',
    `Die Tabelle zählt ${unit}.`,
    'Stellen Sie auf Tage um, oder tragen Sie die Summen mit erstem und letztem Tag oben ein.',
  )

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
