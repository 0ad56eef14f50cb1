import { csvRows, csvSeparator } from '../csv-rows.ts'
import { csvText } from '../csv-text.ts'
import type { Finding } from '../finding.ts'
import type { Work } from '../slices.ts'
import { differenceWords } from './compare-blocks.ts'
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
  /** Which column holds which field; −1 where none does. */
  columns: Columns
  rows: { line: number; values: string[] }[]
  findings: Finding[]
}

type Column = Field | 'source' | 'house' | 'codeAndTown'
type Columns = Record<Column, number>

/** Headings of exports, such as those of bexio and of Google's profiles, in lower case without spaces and signs. */
const headings: Record<Column, string[]> = {
  source: ['quelle', 'stelle', 'verzeichnis', 'source', 'plattform', 'directory', 'portal'],
  name: [
    'name',
    'name1',
    'firma',
    'firmenname',
    'unternehmen',
    'unternehmensname',
    'company',
    'businessname',
    'title',
  ],
  legalForm: ['rechtsform', 'legalform'],
  street: [
    'strasse',
    'straße',
    'adresse',
    'street',
    'address',
    'streetaddress',
    'addressline1',
    'adresszeile1',
    'strassenr',
    'strasseundnr',
    'rue',
  ],
  postalCode: ['plz', 'postleitzahl', 'zip', 'zipcode', 'postalcode', 'npa'],
  town: ['ort', 'stadt', 'town', 'city', 'locality', 'ortschaft', 'gemeinde', 'lieu'],
  phone: [
    'telefon',
    'tel',
    'telefonnummer',
    'telefonfix',
    'telefon1',
    'phone',
    'phonenumber',
    'telephone',
    'primaryphone',
    'primäretelefonnummer',
  ],
  uid: ['uid', 'uidnummer', 'mwstnr', 'mwstnummer', 'vatid'],
  house: ['hausnummer', 'hausnr', 'housenumber'],
  codeAndTown: ['plzort', 'plzundort', 'postleitzahlort'],
  url: ['website', 'webseite', 'web', 'link', 'url', 'homepage', 'internet', 'websiteuri'],
}

/** Reads the CSV file of a list of directories; the first row must name its columns. */
export function* readDirectory(text: string): Work<Directory> {
  const separator = csvSeparator(text)
  let head: { cells: string[] } | undefined
  const rows: Directory['rows'] = []
  for (const row of csvRows(text, separator)) {
    if (head) rows.push({ line: row.line, values: row.cells.map(unguarded) })
    else head = row
    if (rows.length % rowsAtOnce === 0) yield 0
  }
  const columns = columnsOf(head?.cells ?? [])
  return { separator, columns, rows, findings: aboutFile(text, columns, head?.cells ?? [], rows) }
}

/** So many rows are read before the visitor may be answered. */
const rowsAtOnce = 200

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
    const cells = compare(record).filter(({ field }) => field === 'legalForm' || has(columns, field))
    const source = values[columns.source]?.trim() || `Zeile ${line}`
    return { line, source, cells, priority: priorityOf(cells), correction: correction(cells) }
  })
}

/** «8400 Winterthur», «CH-8400 Winterthur». */
const codeAndTown = /^\s*(?:[A-Z]{1,3}-)?(\d{4,5})\s+(\S.*)$/

function has(columns: Columns, field: Field): boolean {
  return columns[field] >= 0 || ((field === 'postalCode' || field === 'town') && columns.codeAndTown >= 0)
}

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

function columnsOf(head: string[]): Columns {
  const plain = head.map((cell) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const at = (name: Column) => plain.findIndex((cell) => headings[name].includes(cell))
  return {
    source: at('source'),
    name: at('name'),
    legalForm: at('legalForm'),
    street: at('street'),
    postalCode: at('postalCode'),
    town: at('town'),
    phone: at('phone'),
    uid: at('uid'),
    url: at('url'),
    house: at('house'),
    codeAndTown: at('codeAndTown'),
  }
}

function aboutFile(text: string, columns: Columns, head: string[], rows: Directory['rows']): Finding[] {
  const findings: Finding[] = []
  const width = head.length
  const found = fields.filter(({ field }) => has(columns, field))
  if (found.length === 0) {
    findings.push({
      grade: 'error',
      rule: 'directory/no-columns',
      problem: 'Keine Spalte ist zu erkennen; die erste Zeile muss sie benennen.',
      remedy: 'Als erste Zeile setzen: Quelle;Name;Strasse;PLZ;Ort;Telefon;Website',
    })
  } else if (rows.length === 0) {
    findings.push({
      grade: 'warning',
      rule: 'directory/no-rows',
      problem: 'Nach den Spaltennamen folgt keine Zeile.',
      remedy: 'Je Verzeichnis eine Zeile einfügen.',
    })
  }
  const ignored = head.filter((title, column) => title !== '' && !Object.values(columns).includes(column))
  if (found.length > 0 && ignored.length > 0) {
    findings.push({
      grade: 'note',
      rule: 'directory/ignored-columns',
      problem: `Nicht verglichen: ${ignored
        .slice(0, 8)
        .map((title) => `«${title.slice(0, 40)}»`)
        .join(', ')}${ignored.length > 8 ? ' und weitere' : ''}.`,
      remedy: 'Gehört eine davon zu den Stammdaten, nennen Sie die Spalte wie in der Vorlage.',
    })
  }
  if (/Ã[¤¶¼©¨ ]|\uFFFD/.test(text)) {
    findings.push({
      grade: 'warning',
      rule: 'directory/encoding',
      problem:
        'Umlaute sind verstümmelt («Ã¼» statt «ü»); die Datei wurde mit falscher Zeichenkodierung gelesen.',
      remedy: 'Als «CSV UTF-8» speichern und neu laden.',
    })
  }
  const uneven = rows.filter(({ values }) => values.length !== width)
  const [first] = uneven
  if (first) {
    findings.push({
      grade: 'warning',
      rule: 'directory/uneven',
      problem: `${uneven.length === 1 ? 'Eine Zeile hat' : `${uneven.length} Zeilen haben`} nicht so viele Spalten wie die erste (${width}).`,
      remedy: 'Felder mit Trennzeichen in Anführungszeichen setzen.',
      place: `Zeile ${first.line}`,
    })
  }
  return findings
}
