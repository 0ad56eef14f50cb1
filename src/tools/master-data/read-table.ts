import { csvRows, csvSeparator } from '../shared/csv.ts'
import { applicable, findingsOf, type Finding, type FindingRow } from '../shared/finding.ts'
import { emptyRecord, fields, numberOf, phonesIn, type Field } from './field-form.ts'
import { closing, postal } from './asides.ts'
import { withoutStatus } from './read-block.ts'
import type { Place, ReadPlaces } from './read-places.ts'

type Row = ReturnType<typeof csvRows>[number]

/** Reads listings from a table with a header row; `undefined` if the text is no table. */
export function readTable(text: string): ReadPlaces | undefined {
  const [head, ...rows] = turned(withoutTitle(csvRows(withTabs(text.replace(/^\uFEFF?sep=.\r?\n/i, '')))))
  const columns = columnsOf(head?.cells ?? [])
  const has = new Set(fields.filter((field) => holdsField(columns, field)))
  if (has.size < 2 && (has.size === 0 || head?.cells.length === 1) && !isTable(text)) return undefined
  // The legal form may be at the end of the name.
  if (has.has('name')) has.add('legalForm')
  const places = rows.filter(isWhole(head)).map(({ line, cells }): Place => {
    const cell = (column: Column) => unguarded(cells[columns.get(column) ?? -1] ?? '')
    const record = { ...emptyRecord }
    for (const field of fields) record[field] = cell(field)
    const [, street = record.street, address] =
      /^(.+?)[,\s]\s*((?:[A-Z]{1,3}-)?\d{4,5}\s\D.*)$/.exec(record.street) ?? []
    const [, code = '', town = ''] = codeAndTown.exec(address ?? cell('codeAndTown')) ?? []
    record.street = `${street} ${cell('house')}`.trim()
    // Excel may have read the code as a number.
    record.postalCode = record.postalCode.replace(/[.,]0+$/, '') || code
    record.town ||= town
    const others = (head?.cells ?? []).flatMap((title, column) =>
      isOtherPhone(title, columns) ? phonesIn(unguarded(cells[column] ?? '')).filter(numberOf) : [],
    )
    const [phone = '', ...otherPhones] = new Set([...phonesIn(record.phone), ...others])
    record.phone = phone
    const closed = cells.flatMap((written) => closing.exec(written)?.[0] ?? [])[0] ?? ''
    record.name = withoutStatus(record.name)
    return {
      source: cell('source').replace(/:$/, '').trim() || `Zeile ${line}`,
      record,
      signName: '',
      otherPhones,
      hours: [],
      closed,
      unread: [],
      has,
    }
  })
  return { places: has.size === 0 ? [] : places, findings: tableFindings(columns, head, rows, places) }
}

/** Whether a row has as many cells as the header row, apart from empty ones at its end. In any other row a value may be in the wrong column. */
const isWhole =
  (head: Row | undefined) =>
  ({ cells }: Row) =>
    cells.length >= (head?.cells.length ?? 0) && cells.slice(head?.cells.length).every((cell) => cell === '')

/** Drops a title row above the header row. */
function withoutTitle(rows: Row[]): Row[] {
  const [title, head] = rows
  return title && head && columnsOf(title.cells).size === 0 && columnsOf(head.cells).size > 1
    ? rows.slice(1)
    : rows
}

/** A table with a column for each listing, as one with a row for each. */
function turned(rows: Row[]): Row[] {
  const [head = { line: 1, cells: [] }] = rows
  const columns = columnsOf(rows.map(({ cells }) => cells[0] ?? ''))
  if (head.cells.length < 2 || columns.size < 2 || columnsOf(head.cells).size > 1) return rows
  if (!rows.every(isWhole(head))) return rows
  const isNamed = ![...columns.values()].includes(0) || columns.get('source') === 0
  const fieldRows = rows.slice(isNamed ? 1 : 0)
  return head.cells.map((source, column) => ({
    line: column + 1,
    cells: [
      column === 0 ? 'Quelle' : isNamed ? source : `Spalte ${column + 1}`,
      ...fieldRows.map(({ cells }) => cells[column] ?? ''),
    ],
  }))
}

/** Whether the first two lines have the same number of cells, with semicolons or tabs, so that it is a table even without known columns. */
function isTable(text: string): boolean {
  if (!/[\p{L}\d]/u.test(text)) return false
  const separator = csvSeparator(text)
  const [first = '', second] = text.trim().split(/\r\n|\r|\n/)
  const count = first.split(separator).length
  return separator !== ',' && count > 2 && (second === undefined || second.split(separator).length === count)
}

/** A table in Markdown or with bars, and one whose first line was typed («Quelle, Name») above cells of Excel, as one with tabs. */
function withTabs(text: string): string {
  const [first = '', second = ''] = text.split(/\r\n|\r|\n/, 2)
  if (!first.includes('\t') && second.includes('\t'))
    return first.replace(/ *[;,] */g, '\t') + text.slice(first.length)
  if (!first.includes('|')) return text
  return text
    .replace(/^[ \t|:-]+$\s*/gm, '')
    .replace(/^[ \t]*\||\|[ \t]*$/gm, '')
    .replaceAll('|', '\t')
}

/** Removes the guards against formulas: the apostrophe of «'+41…», which `csvText` adds, and «="033…"» around a text in Excel. */
function unguarded(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '').replace(/^="(.*)"$/, '$1')
}

/** «8400 Winterthur», «CH-8400 Winterthur». */
const codeAndTown = /^\s*(?:[A-Z]{1,3}-)?(\d{4,5})\s+(\S.*)$/

type Column = Field | 'source' | 'house' | 'codeAndTown'

/** The column index by field. */
type Columns = ReadonlyMap<Column, number>

/** Finds the columns in a header row. */
function columnsOf(head: readonly string[]): Columns {
  const plain = head.map((cell) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const bare = plain.map((cell) => cell.replace(owners, '').replace(/\d$/, ''))
  const columns = new Map<Column, number>()
  for (const [column, words] of headings) {
    const names = words.split(' ')
    const at = [plain, bare].map((cells) => cells.findIndex((cell) => names.includes(cell)))
    const found = at.find((index) => index >= 0)
    if (found !== undefined) columns.set(column, found)
  }
  const next = (columns.get('street') ?? -2) + 1
  if (/^(?:nr|no|numero|numéro)$/.test(plain[next] ?? '')) columns.set('house', next)
  return columns
}

/** Whether a column has further phone numbers beside the first ones: «Telefon 2». */
function isOtherPhone(title: string, columns: Columns): boolean {
  return (
    columns.has('phone') &&
    /(?:telefon(?:nummern?)?|phones?|\b(?:tel|mobile?|natel|handy|festnetz))\b/i.test(title) &&
    !/fax/i.test(title)
  )
}

/** Whether the table has a column for a field, alone or combined. */
function holdsField(columns: Columns, field: Field): boolean {
  return columns.has(field) || ((field === 'postalCode' || field === 'town') && columns.has('codeAndTown'))
}

/** Prefixes of headers: «Billing Street» in Salesforce, «Organisation - Name» in Pipedrive, «Display Name» at Apple. */
const owners = /^(account|billing|business|company|display|location|organi[sz]ation)(?=\p{L})/u

/** Headers in exports, for instance of bexio and Google profiles, in lower case without spaces and punctuation. */
const headings: [Column, string][] = [
  ['source', 'quelle stelle fundstelle verzeichnis source plattform directory portal'],
  ['name', 'name name1 firma firmenname unternehmen unternehmensname namedesunternehmens company title'],
  ['legalForm', 'rechtsform legalform'],
  [
    'street',
    'strasse straße adresse anschrift street address streetaddress addressline1 adresszeile1 strassenr strasseundnr rue',
  ],
  ['postalCode', 'plz postleitzahl zip zipcode postalcode zippostalcode ziporpostalcode npa'],
  ['town', 'ort stadt town city locality ortschaft gemeinde lieu'],
  [
    'phone',
    'telefon tel telefonnummer telefonfix telefon1 telefongeschäft telnr telg festnetz phone phonenumber telephone telgeschäft primaryphone primäretelefonnummer',
  ],
  ['email', 'email mail emailadresse emailaddress courriel primaryemail'],
  ['uid', 'uid uidnummer uidnr mwstnr mwstnummer vatid'],
  ['house', 'hausnummer hausnr housenumber'],
  ['codeAndTown', 'plzort plzundort postleitzahlort'],
  [
    'url',
    'website webseite web link url homepage homepageurl internet internetadresse websiteuri websiteurl',
  ],
]

/** A column that was not recognised may be that of one of these fields. */
const needed: Field[] = ['name', 'street', 'postalCode', 'town', 'phone']

/** Finds problems of the table itself. */
function tableFindings(
  columns: Columns,
  head: Row | undefined,
  rows: readonly Row[],
  places: readonly Place[],
): Finding[] {
  const titles = head?.cells ?? []
  const isKnown = fields.some((field) => holdsField(columns, field))
  const used = new Set(columns.values())
  const ignored = titles.filter(
    (title, column) => title !== '' && !used.has(column) && !isOtherPhone(title, columns),
  )
  const named = ignored.slice(0, 8).map((title) => `«${title.slice(0, 40)}»`)
  const lacks = needed.some((field) => places.every(({ record }) => record[field] === ''))
  const uneven = rows.filter((row) => !isWhole(head)(row))
  return applicable(findingsOf('table'), [
    [
      !isKnown,
      'unchecked',
      'no-columns',
      'Keine Spalte ist zu erkennen; die erste Zeile muss sie benennen.',
      'Setzen Sie darüber eine Zeile mit den Spaltennamen: Quelle, Name, Strasse, PLZ, Ort, Telefon, Website.',
    ],
    [
      isKnown && rows.length === 0,
      'unchecked',
      'no-rows',
      'Nach den Spaltennamen folgt keine Zeile.',
      'Fügen Sie je Stelle eine Zeile ein.',
    ],
    [
      isKnown && named.length > 0,
      lacks || ignored.some((title) => postal.test(title)) ? 'unchecked' : 'note',
      'ignored-columns',
      `Nicht verglichen: ${named.join(', ')}${ignored.length > named.length ? ' und weitere' : ''}.`,
      'Gehört eine Spalte zu den Stammdaten, nennen Sie sie wie im Beispiel.',
    ],
    ...uneven.map(({ line, cells }): FindingRow => [
      true,
      'unchecked',
      'uneven',
      `Nicht verglichen: Die Zeile hat ${cells.length} statt ${titles.length} Spalten.`,
      'Setzen Sie Felder mit Trennzeichen in Anführungszeichen und lassen Sie leere Felder stehen.',
      `Zeile ${line}`,
    ]),
  ])
}
