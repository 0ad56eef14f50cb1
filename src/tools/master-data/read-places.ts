import { Parser } from 'htmlparser2'
import { findingOf, type Finding, type Grade } from '../shared/finding.ts'
import { visible } from '../shared/pasted-text.ts'
import { fields, type Field } from './field-form.ts'
import { postal, withoutAsides } from './asides.ts'
import { readBlock, type Block } from './read-block.ts'
import { readTable } from './read-table.ts'

/** A listing of a firm. */
export interface Place extends Block {
  /** The name of the listing, such as «Website» or «local.ch». */
  source: string
  /** The fields that it can have. No other one is missing, such as that of a column that a table lacks. */
  has: ReadonlySet<Field>
}

export interface ReadPlaces {
  places: Place[]
  findings: Finding[]
}

/** Reads listings from a table with a header row, or from blocks, each with a name such as «Website:» above it. */
export function readPlaces(text: string): ReadPlaces {
  if (text.trim() === '') return { places: [], findings: [] }
  if (/^\s*(?:[[{]|BEGIN:vCard)|ld\+json/i.test(text)) return { places: [], findings: [isCode] }
  const { places, findings } = readTable(plainText(text)) ?? readBlocks(plainText(text))
  const empty = places.filter((place) => !isFull(place))
  return {
    places: places.filter(isFull).map((place) => {
      const has = [...place.has].filter((field) => !(contacts.has(field) && register.test(place.source)))
      return { ...place, has: new Set(has) }
    }),
    findings: [
      ...empty.map(({ source }) => nothingIn(source)),
      ...empty.flatMap(({ source, unread }) => unread.map((piece) => unreadPiece(piece, source))),
      ...findings,
    ],
  }
}

/** The maximum number of blocks, because reading them takes long. */
const mostBlocks = 200

/** The name of a listing, such as «local.ch:», above a block or before it on the same line, but not the label of a field. */
const label =
  /^(?!kontakt(?!seite)|adresse|anschrift|standort|telefon|tel\.(?!search)|e-?mail(?!-sig)|mwst|uid(?!-?register)|geschäftsführ|registrierung|firma|name|sitz|rechtsform|ch-id|ehra-id|[^:,]* (?:ag|gmbh|sa|sàrl) [–-]|inhaber|öffnungszeiten|verantwortlich|vertretung|zeichnungsberechtigt|handelsregister(?!(?: \(zefix\))?:$)|eingetragene|mehrwertsteuer|registergericht|(?:tel|fax|telefax|mobile?|natel|handy|mail|strasse|plz|ort|branche|kategorien?|ansprechpartner(?:in)?)(?![\p{L}-]|\.search))([^:,]{1,60}?)(?::$|(?::| [–-]) (?=[^,]+,[^,]+,|[^,\d]+, [^,]*(?:\d{3}|\p{L}{4}[ .]\d))(.+)$)/iu

interface TextPlace extends Place {
  text: string
}

function readBlocks(text: string): ReadPlaces {
  const lines = withoutAsides(visible(text))
    .replace(websiteLabel, '$1 ')
    .replace(knownSource, '$1:\n')
    .replace(/^kontakt[ \t]*\n/i, 'Kontaktseite:\n')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
  const places = lines.some((line) => label.test(line)) ? labelledBlocks(lines) : looseBlocks(lines)
  return { places, findings: places.length < mostBlocks ? [] : [tooMany] }
}

/** «Website:» within a block, above a line that is only a URL, and no firm below. Elsewhere it is the name of a listing. */
const websiteLabel =
  /(?<=[^\s:]\s*\n)((?:web|website|webseite|homepage|internet):)[ \t]*\r?\n(?=[ \t]*[^\s@]+\.[a-z]{2,12}(?:\/\S*)?[ \t]*$(?!\r?\n[ \t]*[^\s*:][^:\r\n]*$))/gim

/** The name of a listing, alone on its line without a colon («## Google»), or above more than a word («Yelp: Velo Muster»). */
const knownSource =
  /^[ \t#*•-]*((?:www\.)?(?:tel\.)?(?:local|search)\.ch|google(?:[ -](?:maps|profil|business|unternehmensprofil))?|bing(?: places)?|apple (?:karten|maps)|facebook|instagram|linkedin|xing|yelp|tripadvisor|booking(?:\.com)?|foursquare|cylex|herold|gelbe seiten|branchenbuch|zefix|moneyhouse|impressum)[ \t*]*(?:$\r?\n?|:[ \t]+(?=\p{L}[^@/\r\n]* ))/gimu

/** A URL above the name, which is that of the directory. */
const firstAddress = /^(?:https?:\/\/)?(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})(?:\/\S*)?\n+([^]+)$/i

/** «https://www.local.ch › d › muster» of a copied search result. */
const breadcrumbs = /^(?:https?:\/\/)?(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)+)\/?[ \t]+›.*$/im

function blockOf(source: string, text: string): TextPlace {
  const [crumbs = '', site] = breadcrumbs.exec(text) ?? []
  const named = (/^Stelle \d+$/.test(source) && site) || source
  const [, host = named, rest = text.replace(crumbs, '')] = firstAddress.exec(text) ?? []
  return { source: host, text, has: all, ...readBlock(rest) }
}

function labelledBlocks(lines: readonly string[]): TextPlace[] {
  const blocks: { source: string; text: string }[] = []
  for (const line of lines) {
    const [, source, rest = ''] = label.exec(line) ?? []
    const last = blocks.at(-1)
    // A heading above a heading: «Impressum:», «Angaben zur Firma:».
    if (source !== undefined && last?.text === '\n') {
      last.source += `, ${source}`
      last.text = `${rest}\n`
    } else if (source !== undefined) blocks.push({ source, text: `${rest}\n` })
    else if (last) last.text += `${line}\n`
    else if (line !== '') blocks.push({ source: 'Stelle 1', text: `${line}\n` })
  }
  const named: TextPlace[] = []
  for (const { source, text } of blocks.slice(0, mostBlocks)) {
    const own = blockOf(source, text)
    const last = named.at(-1)
    // «Notfall:» above a number is the label of a field that the list above does not know. After an empty line it may be a place.
    if (last && last.record.name !== '' && !last.text.endsWith('\n\n') && isFieldOnly(own))
      named[named.length - 1] = blockOf(last.source, `${last.text}${source}: ${text.trim()}\n`)
    else named.push(own)
  }
  return named
}

/** Splits at empty lines, but joins parts that complement each other, because imprints contain empty lines. */
function looseBlocks(lines: readonly string[]): TextPlace[] {
  const blocks: TextPlace[] = []
  for (const part of lines.join('\n').split(/\n\n+/)) {
    const own = blockOf(`Stelle ${blocks.length + 1}`, part)
    const last = blocks.at(-1)
    const both = last && blockOf(last.source, `${last.text}\n${part}`)
    const isAddress = own.record.street !== '' && part.startsWith(own.record.street)
    const isName = last?.record.street === '' && last.record.postalCode === ''
    if (both && (!isFull(own) || (isName && isAddress) || saysMore(both, last)))
      blocks[blocks.length - 1] = both
    else if (part.trim() !== '') blocks.push(own)
    if (blocks.length === mostBlocks) break
  }
  return blocks
}

function isFull({ record }: Block): boolean {
  return Object.values(record).some((value) => value !== '')
}

/** Whether a block has neither name nor street, but other fields, and nothing unread. */
function isFieldOnly(block: Block): boolean {
  return isFull(block) && block.record.name + block.record.street === '' && leftOver(block) === 0
}

/** Whether the second part only adds fields to the record. */
function saysMore(both: Block, first: Block): boolean {
  const isAdded = fields.some((field) => both.record[field] !== first.record[field])
  return isAdded && leftOver(both) === leftOver(first)
}

const leftOver = ({ unread, otherPhones }: Block) => unread.length + otherPhones.length

const all = new Set(fields)

/** Registers, which have no phone numbers, e-mail addresses and websites. */
const register = /zefix|handelsregister|uid-?register/i
const contacts = new Set<Field>(['phone', 'email', 'url'])

const isCode = findingOf(
  'unchecked',
  'record/code',
  'Das ist eine Visitenkarte (vCard) oder JSON-LD; das Werkzeug liest beides nicht.',
  'Fügen Sie Name, Adresse und Telefon daraus einzeln ein, je Angabe eine Zeile.',
)

const tooMany = findingOf(
  'unchecked',
  'record/too-many',
  `Gelesen sind höchstens ${mostBlocks} Stellen.`,
  'Nehmen Sie für mehr eine Tabelle (CSV).',
)

/** A finding for what the tool does not compare. */
export const notCompared = (what: string, remedy: string, place: string, grade: Grade = 'unchecked') =>
  findingOf(grade, 'record/unread', `Nicht verglichen: ${what}`, remedy, place)

/** A finding for unread text; a note if it is probably no value of the master data. */
export function unreadPiece(piece: string, place: string, isNote = false): Finding {
  const remedy = isNote
    ? 'Das ist wohl keine Angabe Ihrer Stammdaten.'
    : postal.test(piece)
      ? 'Vergleichen Sie das selbst.'
      : /\d/.test(piece)
        ? 'Gehört das zu einer anderen Stelle, schreiben Sie deren Namen mit Doppelpunkt darüber; sonst löschen Sie die Zeile.'
        : 'Löschen Sie die Zeile, oder schreiben Sie je Angabe eine Zeile.'
  return notCompared(`«${piece.slice(0, 80)}».`, remedy, place, isNote ? 'note' : 'unchecked')
}

export function nothingIn(source: string): Finding {
  const remedy = 'Fügen Sie darunter Name, Adresse und Telefon ein; Seiten öffnet das Werkzeug nicht.'
  return findingOf('unchecked', 'record/empty', 'Unter dieser Stelle steht keine Angabe.', remedy, source)
}

/** The elements that copied HTML has around an address, and the entities of text. */
const markup =
  /<\/?(?:address|b|body|br|div|h[1-6]|html|li|p|span|strong|table|td|tr|ul)\b[^<>]*>|&(?:#x?[\da-f]+|[a-z]+);/i

/** Elements within a line. */
const inline = new Set('a abbr b em i small span strong sub sup u'.split(' '))

/** «info(at)muster.ch» and «info [at] muster [dot] ch», which hide an e-mail address from robots, but not «Wien (AT)». */
const hiddenDot = /(?<=\S) ?[([{](?:dot|punkt)[)\]}] ?(?=\S)/gi
const hiddenAt = /(?<=\S) ?[([{](?:at|ät)[)\]}] ?(?=[^\s@]{1,60}\.\p{L}{2})/giu

/** The text of pasted HTML, with a line for each block, and with entities decoded; any other text as it is, but for hidden e-mail addresses. */
export function plainText(text: string): string {
  return withoutMarkup(text).replace(hiddenDot, '.').replace(hiddenAt, '@')
}

function withoutMarkup(text: string): string {
  if (!markup.test(text)) return text
  let plain = ''
  const endLine = (name: string) => {
    if (!inline.has(name)) plain += '\n'
  }
  const parser = new Parser({
    ontext: (part) => (plain += part),
    onopentagname: endLine,
    onclosetag: endLine,
  })
  parser.end(text)
  return plain
}
