import { readDay } from '../shared/calendar-day.ts'
import { csvRows, csvSeparator } from '../shared/csv.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { readAmount, swissNumber } from '../shared/numbers.ts'
import { visible } from '../shared/pasted-text.ts'
import { eventNames, isMetric, isSearch, type Metric } from './comparison.ts'

/** Counts by day number. */
export type Days = ReadonlyMap<number, number>

interface DailyExport {
  days: Days
  /** What the days count: the metric asked for, or the only other one that the export has. */
  metric: Metric
  /** Why the days cannot be used. */
  problem?: Finding | undefined
  /** What else the export contains. */
  notes: Finding[]
}

/** Reads an export with one row per day. Of several tables it reads the first one that has a column for the metric. */
export function readDays(text: string, metric: Metric): DailyExport {
  const rows = rowsOf(visible(text), metric)
  const heads = rows.flatMap(({ head }) => head ?? [])
  const best = heads.find(({ isNamed }) => isNamed) ?? heads.find(({ count }) => count >= 0)
  if (heads.length > 0 && !best) {
    const named = Object.keys(eventNames)
      .filter(isMetric)
      .filter((other) => rows.some(({ cells }) => headOf(cells, other)?.isNamed))
    const [other] = named
    // The Search Console counts clicks and impressions.
    if (other && (named.length === 1 || other === 'clicks')) {
      const read = readDays(text, other)
      return { ...read, notes: [otherMetric(metric, other), ...read.notes] }
    }
    return { days: new Map(), metric, problem: noColumn(metric, other, columnsOf(rows)), notes: [] }
  }
  const { days, unread, others } = countsOf(rows, best, metric)
  const unit = days.size > 0 ? longGap(days) : longUnit(rows)
  const problem =
    days.size > 0 && unread[0] !== undefined
      ? unreadRows(unread[0], unread.length)
      : unit
        ? notDaily(unit)
        : days.size === 0
          ? noDays
          : undefined
  return { days, metric, problem, notes: others[0] === undefined ? [] : [otherTables(others[0])] }
}

interface Row {
  cells: string[]
  /** The cells as a text, for messages. */
  text: string
  head?: Head | undefined
}

/** The separator is that of the header row, above which Excel, GA4 and Google Ads write lines. */
function rowsOf(text: string, metric: Metric): Row[] {
  const headAt = Math.max(0, text.search(/^.{0,200}\b(?:datum|date|tag|day)\b.{0,200}[;,\t]/im))
  return csvRows(text, csvSeparator(text.slice(headAt))).map(({ cells }) => ({
    cells,
    text: cells.join(' '),
    head: headOf(cells, metric),
  }))
}

/** The counts of the tables with the header `best`, the rows that are unread, and the headers of other tables. */
function countsOf(rows: readonly Row[], best: Head | undefined, metric: Metric) {
  const days = new Map<number, number>()
  const unread: string[] = []
  const others: string[] = []
  // Without a header row, the order of Search Console.
  let columns = best ? undefined : { day: 0, count: metric === 'impressions' ? 2 : 1 }
  // GA4 counts the days from the first one, which it names above the table.
  let [start, origin] = [0, 0]
  for (const { cells, text, head } of rows) {
    if (/^#\s*start/i.test(text)) start = namedDays(text)[0] ?? start
    if (head || (days.size > 0 && cells.length > 1 && !/\d/.test(text))) {
      columns = head?.text === best?.text ? head : undefined
      if (!columns) others.push(text)
      origin = /^n|n$/.test(cells[head?.day ?? 0]?.toLowerCase() ?? '') ? start : 0
    }
    if (head || !columns || /^(#|sep=|gesamt|summe|total|grand total)/i.test(firstWord(cells))) continue
    const cell = cells[columns.day] ?? ''
    const day = origin > 0 && /^\d{1,4}$/.test(cell) ? origin + Number(cell) : dayOf(cell)
    const count = readAmount(cells[columns.count] ?? '')
    if (cell === '' && count === [...days.values()].reduce((sum, one) => sum + one, 0)) continue
    const isOther = day !== undefined && days.has(day) && days.get(day) !== count
    if (day === undefined || count === undefined || isOther) unread.push(text)
    else days.set(day, count)
  }
  return { days, unread, others }
}

/** The unit of days that are a week or a month apart: the first ones of weeks or months. */
function longGap(days: Days): string | undefined {
  const gaps = gapsOf(inOrder(days))
  const isEach = (least: number, most: number) => gaps.every((gap) => gap >= least && gap <= most)
  if (gaps.length > 1 && isEach(7, 7)) return 'Wochen'
  return gaps.length > 0 && isEach(28, 31) ? 'Monate' : undefined
}

/** The unit of a table that has a column of weeks or months, but none of days. */
function longUnit(rows: readonly Row[]): string | undefined {
  const has = (header: RegExp) => rows.some(({ cells }) => cells.some((cell) => header.test(cell)))
  if (has(/^(?:Monat|month)$/i)) return 'Monate'
  return has(/^(?:Woche|week|KW)$/i) ? 'Wochen' : undefined
}

export const inOrder = (days: Days) => [...days.keys()].toSorted((one, other) => one - other)
export const gapsOf = (sorted: readonly number[]) =>
  sorted.slice(1).map((day, index) => day - (sorted[index] ?? day))

/** The days that GA4 names above a table, «# Start date: 20260901» or «# 20260901-20260930». */
export function namedDays(text: string): number[] {
  const named = text.matchAll(/^#\D*(\d{8})(?:-(\d{8}))?\s*$/gm)
  return [...named].flatMap(([, first = '', last = first]) => [dayOf(first) ?? [], dayOf(last) ?? []].flat())
}

/** Reads «2026-09-01», «01.09.2026», «Mo, 1.9.26», «2026-09-01 00:00», and «20260901» of GA4. */
export function dayOf(cell: string): number | undefined {
  const day = cell.replace(/^\p{L}{2,10}[.,]{0,2} /u, '').replace(/[ T]\d\d:\d\d.*$/, '')
  return readDay(
    day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').replace(/^(\d{1,2}\.\d{1,2}\.)(\d\d)$/, '$120$2'),
  )
}

/** The column headers in exports. The first one is used in messages. */
const columnNames: Record<Metric | 'day', readonly string[]> = {
  clicks: ['klicks', 'clicks'],
  impressions: ['impressionen', 'impressions'],
  visits: ['sitzungen', 'sessions', 'besuche', 'visits'],
  enquiries: ['anfragen', 'schlüsselereignisse', 'key events', 'conversions', 'leads'],
  day: ['datum', 'date', 'tag', 'day', 'nth day', 'tag n', 'n-ter tag'],
}

interface Head {
  /** The index of the column of days, and of counts (-1 if there is none). */
  day: number
  count: number
  /** The metric is named, so that the column is no guess. */
  isNamed: boolean
  text: string
}

/** The columns of a header row: that of the day, and that of the metric or «Anzahl». Beside the day alone a column may have any name but that of another metric. */
function headOf(cells: readonly string[], metric: Metric): Head | undefined {
  const head = cells.map((cell) => cell.toLowerCase().replace(/^anz(?:ahl|\.) +/, ''))
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

const firstWord = (cells: readonly string[]) => cells.find((cell) => /[\p{L}#]/u.test(cell)) ?? ''

const otherTables = (head: string) =>
  findingOf(
    'note',
    'chance/other-table',
    `Nicht gerechnet ist mit weiteren Tabellen der Datei, zuerst «${head.slice(0, 60)}».`,
    'Brauchen Sie eine davon, fügen Sie nur diese ein.',
  )

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

/** The names of the columns of numbers beside the days. */
function columnsOf(rows: readonly Row[]): string[] {
  const at = rows.findIndex(({ head }) => head)
  const [names = [], first = []] = rows.slice(at, at + 2).map(({ cells }) => cells)
  return names.filter(
    (_, column) => column !== rows[at]?.head?.day && readAmount(first[column] ?? '') !== undefined,
  )
}

function otherMetric(wanted: Metric, counted: Metric): Finding {
  return findingOf(
    'note',
    'chance/other-metric',
    `Die Tabelle zählt ${eventNames[counted]}, gewählt sind ${eventNames[wanted]}; gerechnet ist mit ihren Zahlen.`,
    `Wählen Sie bei «Gezählt sind» «${eventNames[counted]}», oder fügen Sie eine andere Tabelle ein.`,
  )
}

const columnMissing = (problem: string, remedy: string) =>
  findingOf('unchecked', 'chance/export-column', problem, remedy)

/** `counted` is a metric that the table has instead, beside others. */
function noColumn(metric: Metric, counted: Metric | undefined, columns: readonly string[]): Finding {
  const withoutComparison =
    'Aus der Search Console exportieren Sie ohne Vergleich; geteilt wird der Zeitraum hier.'
  if (counted)
    return columnMissing(
      `Die Tabelle zählt ${eventNames[counted]}, gewählt sind ${eventNames[metric]}.`,
      `Wählen Sie bei «Gezählt sind» «${eventNames[counted]}».`,
    )
  if (columns.length > 1)
    return columnMissing(
      `Die Tabelle hat die Spalten ${columns.map((name) => `«${name}»`).join(', ')}.`,
      columns.filter((name) => /klicks|clicks/i.test(name)).length > 1
        ? withoutComparison
        : 'Behalten Sie neben dem Tag nur die, die Sie vergleichen wollen.',
    )
  const [name = ''] = columnNames[metric]
  return columnMissing(
    `In der Tabelle fehlt die Spalte «${name.charAt(0).toUpperCase()}${name.slice(1)}».`,
    metric === 'enquiries'
      ? 'Ist jede Zeile eine Anfrage, zählen Sie die Zeilen je Zeitraum, und tragen Sie die Anzahl oben ein.'
      : `Benennen Sie die Spalte so.${isSearch(metric) ? ` ${withoutComparison}` : ''}`,
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
