import { csvRows, csvSeparator } from '../shared/csv.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { emptyRecord, fields, type Field, type MasterRecord } from './field-form.ts'
import { readBlock, unreadPiece } from './read-block.ts'

/** What one place says of a firm. */
export interface Place {
  /** Such as «Website» or «local.ch». */
  source: string
  record: MasterRecord
  /** What it could say: a column that a table does not have says nothing, good or bad. */
  has: ReadonlySet<Field>
}

interface ReadPlaces {
  places: Place[]
  findings: Finding[]
}

/** The places in a text: a table whose first row names its columns, or blocks, each with «Website:» above it. */
export function readPlaces(text: string): ReadPlaces {
  if (text.trim() === '') return { places: [], findings: [] }
  const [head, ...rows] = csvRows(text)
  const columns = columnsOf(head?.cells ?? [])
  const found = fields.filter(({ field }) => hasColumn(columns, field))
  if (found.length > 1 || (found.length === 1 && (head?.cells.length ?? 0) > 1) || isTable(text))
    return readTable(text, columns, head?.cells ?? [], rows)
  return readBlocks(text)
}

/** Lines parted alike by semicolons or tabs: a table, whether or not its columns are known. */
function isTable(text: string): boolean {
  if (!/[\p{L}\d]/u.test(text)) return false
  const separator = csvSeparator(text)
  const [first = '', second] = text.trim().split(/\r\n|\r|\n/)
  const count = first.split(separator).length
  return separator !== ',' && count > 2 && (second === undefined || second.split(separator).length === count)
}

/** A line that names the place of the block below it, such as «local.ch:»; not one that names a part of an address. */
const label =
  /^(?!kontakt|adresse|anschrift|telefon|tel\.|e-?mail|firma|name|sitz|inhaber|öffnungszeiten)([^:]{1,60}):$/i

function readBlocks(text: string): ReadPlaces {
  const lines = text.split(/\r\n|\r|\n/)
  const blocks = lines.some((line) => label.test(line.trim())) ? labelledBlocks(lines) : looseBlocks(lines)
  const findings: Finding[] = []
  const places = blocks.flatMap((block): Place[] => {
    const { source, record, unread } = block
    findings.push(...unread.map((piece) => unreadPiece(piece, source)))
    if (!isEmpty(block)) return [{ source, record, has: all }]
    findings.push(nothingIn(source))
    return []
  })
  return { places, findings: blocks.length < mostBlocks ? findings : [...findings, tooMany] }
}

/** More is a table; to read blocks takes long. */
const mostBlocks = 200

interface Block extends ReturnType<typeof readBlock> {
  source: string
  text: string
}

function blockOf(source: string, text: string): Block {
  return { source, text, ...readBlock(text) }
}

function labelledBlocks(lines: readonly string[]): Block[] {
  const blocks: { source: string; text: string }[] = []
  for (const line of lines) {
    const [, source] = label.exec(line.trim()) ?? []
    const last = blocks.at(-1)
    if (source !== undefined) blocks.push({ source, text: '' })
    else if (last) last.text += `${line}\n`
    else if (line.trim() !== '') blocks.push({ source: 'Stelle 1', text: `${line}\n` })
  }
  return blocks.slice(0, mostBlocks).map(({ source, text }) => blockOf(source, text))
}

/** An empty line ends a block if what follows says something again: imprints have empty lines within. */
function looseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const part of lines.join('\n').split(/\n\s*\n/)) {
    const own = blockOf(`Stelle ${blocks.length + 1}`, part)
    const last = blocks.at(-1)
    const both = last && blockOf(last.source, `${last.text}\n${part}`)
    if (both && (isEmpty(own) || saysMore(both, last))) blocks[blocks.length - 1] = both
    else if (part.trim() !== '') blocks.push(own)
    if (blocks.length === mostBlocks) break
  }
  return blocks
}

function isEmpty({ record }: Block): boolean {
  return Object.values(record).every((value) => value === '')
}

/** Whether two parts fit into one record, and the second fills a field of it. */
function saysMore(both: Block, first: Block): boolean {
  const isAdded = fields.some(({ field }) => both.record[field] !== first.record[field])
  return isAdded && both.unread.length === first.unread.length
}

const all = new Set(fields.map(({ field }) => field))

const tooMany = findingOf(
  'unchecked',
  'record/too-many',
  `Gelesen sind höchstens ${mostBlocks} Stellen.`,
  'Nehmen Sie für mehr eine Tabelle (CSV).',
)

function nothingIn(source: string): Finding {
  return findingOf(
    'unchecked',
    'record/empty',
    'Unter dieser Stelle steht keine Angabe.',
    'Name, Adresse und Telefon darunter einfügen.',
    source,
  )
}

function readTable(
  text: string,
  columns: Columns,
  head: readonly string[],
  rows: readonly { line: number; cells: string[] }[],
): ReadPlaces {
  const has = new Set(fields.filter(({ field }) => hasColumn(columns, field)).map(({ field }) => field))
  // It may stand at the end of the name.
  if (has.has('name')) has.add('legalForm')
  const places = rows.map(({ line, cells }) => {
    const values = cells.map(unguarded)
    const record = { ...emptyRecord }
    for (const { field } of fields) record[field] = values[columns[field]] ?? ''
    if (columns.house >= 0) record.street = `${record.street} ${values[columns.house] ?? ''}`.trim()
    const [, code, town] = codeAndTown.exec(values[columns.codeAndTown] ?? '') ?? []
    record.postalCode ||= code ?? ''
    record.town ||= town ?? ''
    return { source: values[columns.source]?.trim() || `Zeile ${line}`, record, has }
  })
  const findings = tableFindings(text, columns, head, rows)
  return { places: has.size === 0 ? [] : places, findings }
}

/** Without the apostrophe that keeps a spreadsheet from running «+41…» as a formula (`csvText`). */
function unguarded(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '')
}

/** «8400 Winterthur», «CH-8400 Winterthur». */
const codeAndTown = /^\s*(?:[A-Z]{1,3}-)?(\d{4,5})\s+(\S.*)$/

/** What is wrong with the table itself, whatever it says of the firm. */
function tableFindings(
  text: string,
  columns: Columns,
  head: readonly string[],
  rows: readonly { line: number; cells: string[] }[],
): Finding[] {
  const isKnown = fields.some(({ field }) => hasColumn(columns, field))
  const ignored = head.filter((title, column) => title !== '' && !Object.values(columns).includes(column))
  const uneven = rows.filter(({ cells }) => cells.length !== head.length)
  const named = ignored.slice(0, 8).map((title) => `«${title.slice(0, 40)}»`)
  return [
    ...(isKnown ? [] : [noColumns]),
    ...(isKnown && rows.length === 0 ? [noRows] : []),
    ...(isKnown && named.length > 0
      ? [
          findingOf(
            'note',
            'table/ignored-columns',
            `Nicht verglichen: ${named.join(', ')}${ignored.length > named.length ? ' und weitere' : ''}.`,
            'Gehört eine Spalte zu den Stammdaten, nennen Sie sie wie im Beispiel.',
          ),
        ]
      : []),
    ...(/Ã[¤¶¼©¨ ]|\uFFFD/.test(text) ? [badEncoding] : []),
    ...uneven
      .slice(0, 1)
      .map(({ line }) =>
        findingOf(
          'warning',
          'table/uneven',
          `${uneven.length === 1 ? 'Eine Zeile hat' : `${uneven.length} Zeilen haben`} nicht so viele Spalten wie die erste (${head.length}).`,
          'Felder mit Trennzeichen in Anführungszeichen setzen.',
          `Zeile ${line}`,
        ),
      ),
  ]
}

const noColumns = findingOf(
  'error',
  'table/no-columns',
  'Keine Spalte ist zu erkennen; die erste Zeile muss sie benennen.',
  'Als erste Zeile setzen: Quelle;Name;Strasse;PLZ;Ort;Telefon;Website',
)
const noRows = findingOf(
  'unchecked',
  'table/no-rows',
  'Nach den Spaltennamen folgt keine Zeile.',
  'Je Stelle eine Zeile einfügen.',
)
const badEncoding = findingOf(
  'warning',
  'table/encoding',
  'Umlaute sind verstümmelt («Ã¼» statt «ü»); die Datei wurde mit falscher Zeichenkodierung gelesen.',
  'Als «CSV UTF-8» speichern und neu laden.',
)

type Column = Field | 'source' | 'house' | 'codeAndTown'

/** Which column holds which field; −1 where none does. */
type Columns = Record<Column, number>

/** The columns of a table by the row that names them. */
function columnsOf(head: readonly string[]): Columns {
  const plain = head.map((cell) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const bare = plain.map((cell) => cell.replace(owners, ''))
  const at = (name: Column) => {
    const names = headings[name].split(' ')
    const found = plain.findIndex((cell) => names.includes(cell))
    return found < 0 ? bare.findIndex((cell) => names.includes(cell)) : found
  }
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

/** Whether the table has a column for a field, or one that holds it besides another. */
function hasColumn(columns: Columns, field: Field): boolean {
  return columns[field] >= 0 || ((field === 'postalCode' || field === 'town') && columns.codeAndTown >= 0)
}

/** Whose field it is: «Billing Street» in Salesforce, «Organisation - Name» in Pipedrive, «Display Name» at Apple. */
const owners = /^(account|billing|business|company|display|location|organi[sz]ation)(?=\p{L})/u

/** Headings of exports, such as those of bexio and of Google's profiles, in lower case without spaces and signs. */
const headings: Record<Column, string> = {
  source: 'quelle stelle fundstelle verzeichnis source plattform directory portal',
  name: 'name name1 firma firmenname unternehmen unternehmensname namedesunternehmens company title',
  legalForm: 'rechtsform legalform',
  street:
    'strasse straße adresse street address streetaddress addressline1 adresszeile1 strassenr strasseundnr rue',
  postalCode: 'plz postleitzahl zip zipcode postalcode zippostalcode ziporpostalcode npa',
  town: 'ort stadt town city locality ortschaft gemeinde lieu',
  phone:
    'telefon tel telefonnummer telefonfix telefon1 phone phonenumber telephone telgeschäft primaryphone primäretelefonnummer',
  uid: 'uid uidnummer uidnr mwstnr mwstnummer vatid',
  house: 'hausnummer hausnr housenumber',
  codeAndTown: 'plzort plzundort postleitzahlort',
  url: 'website webseite web link url homepage homepageurl internet internetadresse websiteuri websiteurl',
}
