import { csvRows, csvSeparator, csvText } from '../shared/csv.ts'
import type { Finding } from '../shared/finding.ts'
import { differenceWords } from './compare-blocks.ts'
import { columnsOf, hasColumn, type Columns } from './directory-columns.ts'
import { findingsOfFile } from './directory-findings.ts'
import { canonicalRecord, correction, labelOf, recordComparer, type Cell } from './compare-records.ts'
import { emptyRecord, fields, type Field, type MasterRecord } from './field-form.ts'

/** How pressing a correction is: what leads customers astray, what confuses, what only looks untidy. */
type Priority = 'hoch' | 'mittel' | 'gering' | 'keine'

export interface DirectoryRow {
  /** Line of the file in which it begins, from 1. */
  line: number
  source: string
  cells: Cell[]
  priority: Priority
  /** What to ask the directory for. */
  correction: string
}

export interface Directory {
  separator: string
  columns: Columns
  rows: { line: number; values: string[] }[]
  findings: Finding[]
}

/** Reads the CSV file of a list of directories; the first row must name its columns. */
export function readDirectory(text: string): Directory {
  const separator = csvSeparator(text)
  let head: { cells: string[] } | undefined
  const rows: Directory['rows'] = []
  for (const row of csvRows(text, separator)) {
    if (head) rows.push({ line: row.line, values: row.cells.map(unguarded) })
    else head = row
  }
  const columns = columnsOf(head?.cells ?? [])
  return { separator, columns, rows, findings: findingsOfFile(text, columns, head?.cells ?? [], rows) }
}

/** Without the apostrophe that keeps a spreadsheet from running «+41…» as a formula (`csv-text.ts`). */
function unguarded(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '')
}

/** Compares rows with the master record; for a long file, call it with a slice at a time. */
export function compareRows(
  master: MasterRecord,
  { columns }: Directory,
  rows: Directory['rows'],
): DirectoryRow[] {
  const compare = recordComparer(master)
  return rows.map(({ line, values }) => {
    const record = { ...emptyRecord }
    for (const { field } of fields) record[field] = values[columns[field]] ?? ''
    if (columns.house >= 0) record.street = `${record.street} ${values[columns.house] ?? ''}`.trim()
    const [, code, town] = codeAndTown.exec(values[columns.codeAndTown] ?? '') ?? []
    record.postalCode ||= code ?? ''
    record.town ||= town ?? ''
    // A column that the file does not have says nothing, good or bad.
    const cells = compare(record).filter(({ field }) => field === 'legalForm' || hasColumn(columns, field))
    const source = values[columns.source]?.trim() || `Zeile ${line}`
    return { line, source, cells, priority: priorityOf(cells), correction: correction(cells) }
  })
}

/** «8400 Winterthur», «CH-8400 Winterthur». */
const codeAndTown = /^\s*(?:[A-Z]{1,3}-)?(\d{4,5})\s+(\S.*)$/

const order: Priority[] = ['hoch', 'mittel', 'gering', 'keine']

/** The pressing ones first. */
export function byPriority(rows: readonly DirectoryRow[]): DirectoryRow[] {
  return rows.toSorted((one, other) => order.indexOf(one.priority) - order.indexOf(other.priority))
}

/** The result as a file for a spreadsheet: the pressing ones first. */
export function writeDirectory(rows: readonly DirectoryRow[]): string {
  const head = ['Quelle', 'Zeile', 'Priorität', 'Abweichungen', 'Korrektur']
  return csvText([
    head,
    ...byPriority(rows).map((row) => [
      row.source,
      String(row.line),
      row.priority,
      deviations(row),
      row.correction,
    ]),
  ])
}

/** «Strasse: abweichend, UID: fehlt». */
export function deviations({ cells }: Pick<DirectoryRow, 'cells'>): string {
  return cells
    .filter(({ grade }) => grade !== undefined)
    .map(({ field, difference }) => `${labelOf(field)}: ${differenceWords[difference]}`)
    .join(', ')
}

/** The master record as the row that such a list begins with. */
export function writeMaster(master: MasterRecord): string {
  const canonical = canonicalRecord(master)
  return csvText([
    ['Quelle', ...fields.map(({ label }) => label)],
    ['Stammdaten', ...fields.map(({ field }) => canonical[field])],
  ])
}

/** Who is called, where the door is: these lead customers astray. */
const astray = new Set<Field>(['name', 'street', 'postalCode', 'town', 'phone'])

function priorityOf(cells: Cell[]): Priority {
  const differs = cells.filter(({ difference }) => difference === 'different')
  if (differs.some(({ field }) => astray.has(field))) return 'hoch'
  if (differs.length > 0 || cells.some(({ grade }) => grade === 'warning')) return 'mittel'
  return cells.some(({ grade }) => grade === 'note') ? 'gering' : 'keine'
}
