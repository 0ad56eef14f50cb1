import { canParseUrl } from '../../lib/can-parse-url.ts'
import { visible } from '../shared/pasted-text.ts'
import { readPhone } from '../../lib/swiss-formats/phone.ts'
import { readUid } from '../../lib/swiss-formats/uid.ts'
import { legalFormOf, splitLegalForm } from '../../lib/swiss-formats/legal-form.ts'

/** The data of a firm in a listing; an empty text means unknown. */
export const emptyRecord = {
  name: '',
  legalForm: '',
  street: '',
  postalCode: '',
  town: '',
  phone: '',
  email: '',
  uid: '',
  url: '',
}
export type MasterRecord = typeof emptyRecord
export type Field = keyof MasterRecord

/** In display order. */
export const labels: Record<Field, string> = {
  name: 'Name',
  legalForm: 'Rechtsform',
  street: 'Strasse',
  postalCode: 'PLZ',
  town: 'Ort',
  phone: 'Telefon',
  email: 'E-Mail',
  uid: 'UID',
  url: 'Website',
}

export const isField = (name: string): name is Field => name in emptyRecord
export const fields = Object.keys(labels).filter(isField)

/** The canonical form of a value, and its keys: two spellings of a value have one in common. */
export interface FieldForm {
  canonical: string
  /** None if the value is empty. */
  keys: readonly string[]
  /** Why the value is invalid, in one sentence. */
  fault?: string | undefined
  /** Whether it is no value of this field at all, so that it cannot be compared. */
  isUnread?: boolean
}

export function isSameValue(one: FieldForm, other: FieldForm): boolean {
  return one.keys.some((key) => other.keys.includes(key))
}

/** The maximum length of a value. A cell of a table may be much longer. */
const longestValue = 300

export function fieldForm(field: Field, written: string): FieldForm {
  const text = visible(written.slice(0, longestValue)).normalize('NFC').replace(/\s+/g, ' ').trim()
  if (text === '') return { canonical: '', keys: [] }
  return forms[field](text)
}

const forms: Record<Field, (text: string) => FieldForm> = {
  name: (text) => {
    const keys = spellings(splitLegalForm(text.replace(/^(?:Frau|Herrn?) (?=(?:Dr|Prof)\b)/, '')).bare)
    return { canonical: text, keys: keys.length > 0 ? keys : [text.toLowerCase()] }
  },
  legalForm: (text) => {
    const form = legalFormOf(text)
    return { canonical: text, keys: form === undefined ? spellings(text) : [form] }
  },
  street: (text) => ({
    canonical: wholeStreet(text),
    keys: spellings(wholeStreet(numberLast(text.replace(storeyBehind, '').toLowerCase()))),
  }),
  postalCode: (text) => {
    const digits = text.replace(/^(?:CH|FL|LI)[- ]?/i, '')
    const fault = `«${text}» ist keine Postleitzahl mit vier Ziffern.`
    if (!/^\d+$/.test(digits)) return unread(text, fault)
    return { canonical: digits, keys: [digits], fault: /^[1-9]\d{3}$/.test(digits) ? undefined : fault }
  },
  // Towns also without their umlauts: «Zurich».
  town: (text) => ({ canonical: text, keys: [...spellings(townName(text)), lettersOf(townName(text))] }),
  phone: (text) => {
    const phone = numberOf(text)
    if (!phone && /^\d([.,]\d+)?E\+?\d+$/i.test(text))
      return unread(
        text,
        `«${text}» ist eine Nummer, die Excel gekürzt hat; speichern Sie die Spalte als Text.`,
      )
    if (!phone) return unread(text, `«${text}» ist keine Telefonnummer.`)
    const land = phone.country === 'LI' ? 'Liechtenstein' : 'der Schweiz'
    const fault = phone.isValid === false ? `«${text}» kann keine Nummer in ${land} sein.` : undefined
    return { canonical: phone.international, keys: [phone.e164], fault }
  },
  email: (text) =>
    email.test(text)
      ? { canonical: text, keys: [text.toLowerCase()] }
      : unread(text, `«${text}» ist keine E-Mail-Adresse.`),
  uid: (text) => {
    const uid = readUid(text)
    if (!uid) return unread(text, `«${text}» ist keine UID: Sie hat neun Ziffern.`)
    const canonical = [uid.canonical, uid.suffix].filter(Boolean).join(' ')
    const fault = uid.isValid ? undefined : `«${text}» kann keine UID sein: Die Prüfziffer stimmt nicht.`
    return { canonical, keys: [uid.canonical], fault }
  },
  url: (text) => {
    const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
    if (!/\w\.\w/.test(text) || !canParseUrl(whole))
      return unread(text, `«${text}» ist keine Adresse einer Website.`)
    const { href, host, pathname } = new URL(whole)
    const page = pathname.replace(/\/(?:index\.(?:html?|php))?$/i, '')
    return { canonical: href, keys: [host.replace(/^www\./, '') + page] }
  },
}

function unread(text: string, fault: string): FieldForm {
  return { canonical: text, keys: [text], fault, isUnread: true }
}

/** An e-mail address, also within a text. */
export const email = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u

/**
 * Parses a phone number as in directories and exports: with the star against advertising calls, with a word such as «(Zentrale)» behind it, or without the
 * «0» or «+» that Excel drops.
 */
export function numberOf(written: string): ReturnType<typeof readPhone> {
  const text = written.replace(/^\*\s*|\s*(?:\*|\([\p{L} .-]+\))$/gu, '')
  const digits = text.replace(/[\s.]/g, '')
  const missing = /^[1-9]\d{8}$/.test(digits) ? '0' : /^41[1-9]\d{8}$/.test(digits) ? '+' : ''
  return readPhone(text) ?? (missing === '' ? undefined : readPhone(missing + digits))
}

/** The phone numbers of «033 123 45 67 / 079 123 45 67»; any other text stays whole. */
export function phonesIn(text: string): string[] {
  const parts = text.split(/\s*[/,;|]\s*|\s+(?:und|oder|&)\s+/).filter(Boolean)
  return parts.length > 1 && parts.every(numberOf) ? parts : [text]
}

/** Shortens the name of a town: «Wil (SG)» to «Wil», «Bern 14» to «Bern», «Biel/Bienne» to «Biel», «Saint-Sulpice» to «St Sulpice». */
function townName(text: string): string {
  const bare = text
    .replace(/^(?:Sankt|Saint)(e?)[ -]/i, 'St$1 ')
    .replace(/ \(?[A-Z]{2}\)?$| \d{1,2}$/, '')
    .replace(/(?<=\p{L})\/.*$/u, '')
  return germanTowns.get(bare.toLowerCase()) ?? bare
}

/** German names of towns that profiles name in French or English, too. */
const germanTowns = new Map(
  // cspell:disable-next-line
  'bâle basel|basle basel|berne bern|bienne biel|coire chur|fribourg freiburg|genève genf|geneva genf|lucerne luzern|neuchâtel neuenburg|schaffhouse schaffhausen|sierre siders|sion sitten|soleure solothurn|thoune thun|zoug zug'
    .split('|')
    .map((pair) => pair.split(' '))
    .map(([other = '', german = '']) => [other, german]),
)

/** Abbreviations in German and French street names, with the full words. */
const streets: [RegExp, string][] = [
  [/str(?:\. ?(?=\d)| (?=\d))/, 'strasse '],
  [/str\.(?= |$)/, 'strasse'],
  [/Str\.?(?= |$)/, 'Strasse'],
  [/^av\. ?/i, 'Avenue '],
  [/^ch\. ?/i, 'Chemin '],
  [/^rte\.? /i, 'Route '],
  [/^bd\.? |^boul\. ?/i, 'Boulevard '],
  [/^pl\. ?/i, 'Place '],
  [/pl\.(?= |$)/, 'platz'],
]

/** The words with which street names of western Switzerland and Ticino begin. */
export const frontWords =
  // cspell:disable-next-line
  'allée|av\\.|avenue|bd|boulevard|ch\\.|chemin|esplanade|impasse|passage|piazza|place|promenade|quai|route|rte|rue|ruelle|sentier|via|viale'

const storeys =
  // cspell:disable-next-line
  '(?:\\d{1,2}(?:\\.|er|e|ème|°)? ?(?:stock(?:werk)?|[eé]tage|[ou]g|(?:ober|unter)geschoss|piano)|(?:erd|ober|unter|dach)geschoss|(?:hoch)?parterre|[deou]g|rez(?:-de-chaussée)?)(?: (?:links|rechts|mitte))?'

/** «2. Stock». The tool does not compare storeys, because few listings show them. */
export const storey = new RegExp(`^${storeys}$`, 'iu')

/** A storey behind the number of a house. */
export const storeyBehind = new RegExp(`(?<=\\d ?[a-z]?),? (${storeys})(?=,|$)`, 'gimu')

/** «12, rue de Berne» as «rue de Berne 12». */
function numberLast(street: string): string {
  return street.replace(new RegExp(`^(\\d{1,4} ?(?:[a-z]|bis|ter)?),? ((?:${frontWords}) ?\\D+)$`), '$2 $1')
}

function wholeStreet(text: string): string {
  const whole = streets.reduce(
    (street, [short, long]) => street.replace(short, long),
    text.replaceAll('ß', 'ss'),
  )
  // «12 a» becomes «12a».
  return whole.replace(/(\d) ([a-z])$/i, (_, digit: string, letter: string) => digit + letter.toLowerCase())
}

/** Keys for the spellings of a name: an umlaut may stand for its digraph. «Kuster» and «Küster» differ, and so do «12/3» and «123». */
function spellings(text: string): string[] {
  const plain = text.replace(/[&+]/g, ' und ').replace(/ß/g, 'ss')
  return [lettersOf(plain.replace(/[äöü]/gi, (umlaut) => `${umlaut}e`))].filter(Boolean)
}

/** Letters and digits without accents. */
export function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/((?<=\d)[^\p{L}\p{N}]+(?=\d))|[^\p{L}\p{N}]+/gu, (_, between?: string) => (between ? '-' : ''))
}
