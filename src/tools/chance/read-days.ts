import { readDay } from '../shared/calendar-day.ts'
import { csvRows, csvSeparator } from '../shared/csv.ts'
import { findingsOf, type Finding } from '../shared/finding.ts'
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
export function readDays(text: string, wanted: Metric): DailyExport {
  const rows = rowsOf(visible(text))
  const heads = rows.flatMap(({ head }) => head ?? [])
  const bestFor = (metric: Metric) =>
    heads.find((head) => namedIn(head, metric) >= 0) ?? heads.find((head) => columnIn(head, metric) >= 0)
  const others = Object.keys(eventNames)
    .filter(isMetric)
    .filter((metric) => heads.some((head) => namedIn(head, metric) >= 0))
  const [other] = others
  const isRead = heads.length === 0 || bestFor(wanted) !== undefined
  // The Search Console counts clicks and impressions.
  const metric = !isRead && other && (others.length === 1 || other === 'clicks') ? other : wanted
  if (!isRead && metric === wanted)
    return { days: new Map(), metric, problem: noColumn(metric, other, columnsOf(rows)), notes: [] }
  const { days, unread, tables } = countsOf(rows, bestFor(metric), metric)
  const unit = days.size > 0 ? longGap(days) : longUnit(rows)
  const notes = [
    metric === wanted ? [] : otherMetric(wanted, metric),
    tables[0] === undefined ? [] : otherTables(tables[0]),
  ].flat()
  if (days.size > 0 && unread[0] !== undefined)
    return { days, metric, problem: unreadRows(unread[0], unread.length), notes }
  if (unit) return { days, metric, problem: notDaily(unit), notes }
  return { days, metric, problem: days.size > 0 ? undefined : noDays, notes }
}

interface Row {
  cells: string[]
  /** The cells as a text, for messages. */
  text: string
  head?: Head | undefined
}

/** The separator is that of the header row, above which Excel, GA4 and Google Ads write lines. */
function rowsOf(text: string): Row[] {
  const headAt = Math.max(0, text.search(/^.{0,200}\b(?:datum|date|tag|day)\b.{0,200}[;,\t]/im))
  return csvRows(text, csvSeparator(text.slice(headAt))).map(({ cells }) => ({
    cells,
    text: cells.join(' '),
    head: headOf(cells),
  }))
}

/** The counts of the tables with the header `best`, the rows that are unread, and the headers of other tables. */
function countsOf(rows: readonly Row[], best: Head | undefined, metric: Metric) {
  const days = new Map<number, number>()
  const unread: string[] = []
  const tables: string[] = []
  // Without a header row, the order of Search Console.
  let columns = best ? undefined : { day: 0, count: metric === 'impressions' ? 2 : 1 }
  // GA4 counts the days from the first one, which it names above the table.
  let [start, origin] = [0, 0]
  for (const { cells, text, head } of rows) {
    if (/^#\s*start/i.test(text)) start = namedDays(text)[0] ?? start
    if (head || (days.size > 0 && cells.length > 1 && !/\d/.test(text))) {
      const isBest = head && head.names.join() === best?.names.join()
      columns = isBest ? { day: head.day, count: columnIn(head, metric) } : undefined
      if (!isBest) tables.push(text)
      origin = /^n|n$/.test(head?.names[head.day] ?? '') ? start : 0
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
  return { days, unread, tables }
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
function dayOf(cell: string): number | undefined {
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
  /** The names of the columns in lower case, and the index of that of the days. */
  names: string[]
  day: number
}

function headOf(cells: readonly string[]): Head | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replace(/^anz(?:ahl|\.) +/, ''))
  const day = names.findIndex((name) => columnNames.day.includes(name))
  return day < 0 ? undefined : { names, day }
}

/** The index of the column with the name of the metric or «Anzahl»; -1 if there is none. */
const namedIn = ({ names }: Head, metric: Metric) =>
  names.findIndex((name) => columnNames[metric].includes(name) || name === 'anzahl')

/** The same; beside the day alone a column may have any name but that of another metric. */
function columnIn(head: Head, metric: Metric): number {
  const named = namedIn(head, metric)
  if (named >= 0 || head.names.length !== 2) return named
  return head.names.findIndex((name) => !Object.values(columnNames).some((names) => names.includes(name)))
}

const firstWord = (cells: readonly string[]) => cells.find((cell) => /[\p{L}#]/u.test(cell)) ?? ''

const told = findingsOf('chance')

function otherTables(head: string): Finding {
  const problem = `Nicht gerechnet ist mit weiteren Tabellen der Datei, zuerst «${head.slice(0, 60)}».`
  return told('note', 'other-table', problem, 'Brauchen Sie eine davon, fügen Sie nur diese ein.')
}

function notDaily(unit: string): Finding {
  const remedy = 'Stellen Sie auf Tage um, oder tragen Sie die Summen mit erstem und letztem Tag oben ein.'
  return told('error', 'not-daily', `Die Tabelle zählt ${unit}.`, remedy)
}

const noDays = told(
  'unchecked',
  'export-empty',
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
  const problem = `Die Tabelle zählt ${eventNames[counted]}, gewählt sind ${eventNames[wanted]}; gerechnet ist mit ihren Zahlen.`
  const remedy = `Wählen Sie bei «Gezählt sind» «${eventNames[counted]}», oder fügen Sie eine andere Tabelle ein.`
  return told('note', 'other-metric', problem, remedy)
}

const columnMissing = (problem: string, remedy: string) => told('unchecked', 'export-column', problem, remedy)

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
  const rows = count === 1 ? 'eine Zeile' : `${swissNumber(count)} Zeilen, zuerst`
  const remedy = 'Eine Zeile hat einen Tag, etwa «01.09.2026», und eine Anzahl; jeder Tag steht einmal.'
  return told('unchecked', 'export-unread', `Nicht gelesen: ${rows} «${first.slice(0, 60)}».`, remedy)
}
