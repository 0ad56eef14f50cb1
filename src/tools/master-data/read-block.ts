import { readUid } from '../../lib/swiss-formats/uid.ts'
import { visible } from '../shared/pasted-text.ts'
import {
  email,
  emptyRecord,
  frontWords,
  isField,
  numberOf,
  phonesIn,
  storey,
  storeyBehind,
  type MasterRecord,
} from './field-form.ts'
import { splitLegalForm } from '../../lib/swiss-formats/legal-form.ts'
import { closing, isAside, isElsewhere, opening, postal, withoutAsides } from './asides.ts'

/** The maximum length of a block. The rest is unread. */
const longestBlock = 5000

export interface Block {
  record: MasterRecord
  /** The name on the sign, beside that in the register. */
  signName: string
  /** Further phone numbers. */
  otherPhones: string[]
  /** The opening hours, as written. */
  hours: string[]
  /** «Dauerhaft geschlossen» and the like, as written; otherwise empty. */
  closed: string
  unread: string[]
}

/**
 * Reads the data of a firm from a block as on websites, registers and profiles: name, street, town, phone, e-mail, UID and website, one per line or separated by
 * commas, with or without labels. A second value of a field other than the phone number is unread.
 */
export function readBlock(text: string): Block {
  const record = { ...emptyRecord }
  const otherPhones: string[] = []
  const hours: string[] = []
  let closed = ''
  const signName = signLabel.exec(text)?.[1]?.trim() ?? ''
  const unread = text.length > longestBlock ? [text.slice(longestBlock).trim()] : []
  const plain = withoutAsides(text)
    .replace(labelAbove, '$1 ')
    .replace(houseBelow, ' ')
    .replace(twoColumns, '$1: ')
    .replace(signLabel, '')
    .replace(townFirst, ', $2 $1')
    .replace(townBeforeCode, '$1$3 $2')
    .replace(storeyBehind, ', $1')
    .replace(lineEnd, '')
    .replace(sentenceEnd, ',')
  for (const piece of piecesOf(plain)) {
    closed = closing.exec(piece)?.[0] ?? closed
    if (opening.test(piece)) hours.push(piece)
    if (!/[\p{L}\d]/u.test(piece) || [postal, storey, jumbled].some((pattern) => pattern.test(piece))) {
      unread.push(piece)
      continue
    }
    const found = readPiece(piece, record)
    // A name such as «Garage 77» was read as a street before the real one.
    if (found?.street && record.street !== '' && record.name === '') {
      record.name = record.street
      record.street = ''
    }
    // Above the address a firm's name comes before that of a person: «Peter Graf, Inhaber, Schreinerei Graf AG».
    const isPerson = record.name !== '' && !hasForm(record.name) && record.street + record.postalCode === ''
    if (isPerson && hasForm(found?.name ?? '')) {
      unread.push(record.name)
      record.name = ''
    }
    for (const [field, value] of Object.entries(found ?? {})) {
      if (!isField(field)) continue
      if (record[field] === '') record[field] = value
      else if (record[field] !== value) {
        const others = field === 'phone' ? otherPhones : unread
        if (!others.includes(piece)) others.push(piece)
      }
    }
  }
  // A town without postal code: «Beispielstrasse 20, Thun». Elsewhere the words may be a trade: «Schreinerei · Beispielstrasse 20».
  if (record.street !== '' && record.postalCode === '' && record.town === '') {
    const isBeside = (piece: string) =>
      [`${record.street}, ${piece}`, `${piece}, ${record.street}`].some((pair) => text.includes(pair))
    record.town = unread.find((piece) => /^[\p{L} ./-]+$/u.test(piece) && isBeside(piece)) ?? ''
    unread.splice(unread.indexOf(record.town), record.town === '' ? 0 : 1)
  }
  record.legalForm = splitLegalForm(record.name).form ?? ''
  return { record, signName, otherPhones, hours, closed, unread }
}

export const hasForm = (line: string) => splitLegalForm(line).form !== undefined

function piecesOf(text: string): string[] {
  const lines = visible(text.slice(0, longestBlock)).split(/[\r\n]+/)
  // Beside a firm «Name: Hans Muster» is that of a person.
  const isPerson = (line: string) => /^\s*name/i.test(line) && !hasForm(line) && lines.some(hasForm)
  const isMain = (line: string) => mainLabel.test(line) && !isPerson(line)
  return lines
    .toSorted((one, other) => Number(isMain(other)) - Number(isMain(one)))
    .flatMap((line) => (isNameWithMore(line) ? [line] : line.split(separator)))
    .flatMap((line) => (isNameWithComma(line) || isNameWithMore(line) ? [line] : line.split(comma)))
    .map((piece) => piece.trim())
    .filter((piece) => !isAside(piece))
    .map((piece) =>
      piece
        .replace(/^[\p{Extended_Pictographic}\p{So}\uFE0F\s]+/u, '')
        .replace(label, '')
        .replace(/^[^\p{L}\w]{2,}(?=\p{L})|(?<=\p{L})[*_]{2,}$/gu, '')
        .trim(),
    )
    .filter((piece) => piece !== '')
    .flatMap(phonesIn)
}

/** Whether the line is a name such as «Meier, Huber Rechtsanwälte AG». */
function isNameWithComma(line: string): boolean {
  return line.includes(',') && !/\d/.test(line) && hasForm(line)
}

const separator = /[\t|;·⋅•]+|\s[–—]\s(?=[^,\r\n]{0,80}\d|\S{1,80}@|www\.)/

/** Whether the line is a name with additions: «Velo Muster GmbH | Fahrräder Thun». After a comma one word alone may be the town. */
function isNameWithMore(line: string): boolean {
  const [name = '', ...more] = line.split(/\s*[|·•]\s*|,\s+/).filter(Boolean)
  const hasBar = /[|·•]/.test(line) || (hasForm(name) && / /.test(more[0] ?? ''))
  return more.length > 0 && hasBar && !/[\d@:\t;]|www\./.test(line) && ![name, ...more].some(isNoName)
}

const isNoName = (piece: string) =>
  isElsewhere(piece) || [bareStreet, opening, closing, postal].some((pattern) => pattern.test(piece))

/** Lines with these labels are read first, so that no guess comes before them. */
const mainLabel =
  /^\s*(?:(?:eingetragene )?firma|(?:eingetragener )?firmenname|name|adresse|strasse|telefon|tel\.)\s*:\s*\S/i

/** «Name am Schild: Velo Muster», in the sheet of our article. */
const signLabel = /^[ \t]*name am schild:(.*)$/im

/** «Fax:» above its number, and labels of the register above their values. */
const labelAbove = /^([ \t]*(?:(?:tele)?fax|ch-id|ehra-id|rechtsform):?)[ \t]*\r?\n/gim

/** Between «Strasse: Beispielstrasse» and the number of the house on the line below: «Nr.: 20», «Hausnummer: 20a». */
const houseBelow =
  /(?<=^[ \t]*stra(?:ss|ß)e[ \t]*[:\t][^\r\n]*\p{L})[ \t]*\r?\n[ \t]*(?:nr|haus-?(?:nr|nummer))\.?[ \t]*[:\t][ \t]*(?=\d{1,4} ?[a-z]?[ \t]*$)/gimu

/** «, Thun, Switzerland, 3600» as on Facebook. */
const townFirst = /, ([\p{L} .'’-]+), (?:switzerland|schweiz|suisse|svizzera),? ([1-9]\d{3})(?!\d)/giu

/** «Thun 3600 Schweiz», and after a comma without the country. */
const townBeforeCode =
  /(^|, )([\p{L} .'’-]+) ([1-9]\d{3})(?:,? (?:switzerland|schweiz|suisse|svizzera)(?!\p{L})|(?<=, [^,\r\n]*)$)/gimu

/** The full stop of a sentence that ends with a number. */
const lineEnd = /(?<=\d)\.(?=\s*$)/gm

/** «Muster AG. Seeweg 2. 8610 Uster/ZH. Tel. …», but not «9000 St. Gallen». */
const sentenceEnd =
  /\.(?= Tel(?:\.|:|efon| [\d+]))|(?<=\b(?:AG|GmbH))\.(?= \p{Lu})|(?<= \d{1,4})\.(?= [1-9]\d{3} \p{Lu})|(?<=(?<!\d)[1-9]\d{3} (?:St\. )?[\p{L} '’-]{1,40}\p{L}{2}(?<! Tel))\.(?= [\p{Lu}\d+])/gu

/** A label in the first of two columns. */
const twoColumns =
  /^[ \t]*(firma|name|adresse|strasse|plz[ ,/]*ort|plz|ort|telefon|tel\.?|e-?mail|website|uid)[ ]*\t[ \t]*(?=\S)/gim

/** A label, such as «Eingetragener Firmenname: ». Without a colon only before a number or a URL, because «Web Atelier GmbH» is a name. */
const label =
  /^\s*(?:[\p{L}][\p{L}\s./-]{0,40}:\s*(?!\/\/)|(?!(?:tele)?fax)[\p{L}][\p{L}\s./-]{0,40}\s(?=CHE[-\s\u2010-\u2015]?\d|\+\d|\(?0\d|https?:|www\.)|plz\s(?=\d)|domiziladresse\s)/iu

/** A comma that separates, not that of «12, rue du Rhône». */
const comma = new RegExp(`,(?=\\s)(?<!(?:^|\\s)\\d{1,4} ?(?:[a-z]|bis|ter)?,(?=\\s(?:${frontWords}) ))`, 'i')

/** A whole entry without commas, or a town with a phone number: they cannot be told apart. */
const jumbled =
  /\p{L}.*\s\d{1,4}\s?[a-z]?\s+(?:CH-?)?[1-9]\d{3}\s+\p{L}|^(?:CH-?)?[1-9]\d{3}\s+\p{L}.*\d{3}/iu

/** A street without a number. */
const bareStreet = new RegExp(
  `(?:strasse|straße|str\\.|gasse|weg|platz|allee|ring)$|^(?:${frontWords}) `,
  'i',
)

/** «12, rue du Rhône». */
const numberFirst = new RegExp(`^\\d{1,4} ?(?:[a-z]|bis|ter)?,? (?:${frontWords}) `, 'i')

function readPiece(
  written: string,
  { name, postalCode, town }: MasterRecord,
): Partial<MasterRecord> | undefined {
  const piece = withoutStatus(written)
  if (piece === '') return undefined
  const address = email.exec(piece)?.[0]
  if (address) return { email: address }
  if (isElsewhere(piece) || opening.test(piece)) return undefined
  if (/^CHE[-\s]?\d/i.test(piece) || (/^\d{3}\.\d{3}\.\d{3}/.test(piece) && readUid(piece)))
    return { uid: piece.replace(/ \(\p{L}+\)$/u, '') }
  if (/^\d{1,2}\. ?\d{1,2}\. ?\d{4}$/.test(piece)) return undefined
  if (numberOf(piece)) return { phone: piece }
  if (
    /^(?:https?:\/\/|www\.)\S+$/i.test(piece) ||
    /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,12}(?:\/\S*)?$/iu.test(piece)
  )
    return { url: piece }
  const place = /^(?:(?:CH|FL|LI)[- ]?)?([1-9]\d{3})\s+(\p{L}.*)$/u.exec(piece)
  if (/^[1-9]\d{3}$/.test(piece)) return { postalCode: piece }
  if (postalCode !== '' && town === '' && /^[\p{L} ./-]+$/u.test(piece)) return { town: piece }
  if (place) return { postalCode: place[1] ?? '', town: (place[2] ?? '').replace(country, '') }
  if (/\p{L}{2}.*(?:\s|\.)\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4})?$/iu.test(piece) || numberFirst.test(piece))
    return { street: piece }
  if (name !== '' && bareStreet.test(piece)) return { street: piece }
  return { name: piece }
}

/** A name without «in Liquidation»; empty if the text says only that the firm is closed. */
export function withoutStatus(text: string): string {
  if (!closing.test(text)) return text
  const rest = text.replace(closing, '').trim()
  return splitLegalForm(rest).form === undefined ? '' : rest
}

/** The country behind a town: «Lausanne Switzerland», «Fehraltorf (Switzerland)». */
const country = /[\s(]+(?:Schweiz|Suisse|Svizzera|Switzerland|Liechtenstein)\W*$/i
