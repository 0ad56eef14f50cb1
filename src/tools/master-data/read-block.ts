import { readUid } from '../../lib/swiss-formats/uid.ts'
import { visible } from '../shared/pasted-text.ts'
import { emptyRecord, numberOf, type MasterRecord } from './field-form.ts'
import { splitLegalForm } from '../../lib/swiss-formats/legal-form.ts'

/** Longer texts are no address; only their beginning is read. */
const longestBlock = 5000

export interface Block {
  record: MasterRecord
  unread: string[]
}

/**
 * The data of a firm in a block as websites, registers and profiles show it: name, street, place, telephone, UID, website, each on its line
 * or with commas between, with or without labels. What would be a second value of a field, or is too long to be an address, is unread.
 */
export function readBlock(text: string): Block {
  const record = { ...emptyRecord }
  const unread = text.length > longestBlock ? [text.slice(longestBlock).trim()] : []
  for (const piece of piecesOf(text)) {
    if (!/[\p{L}\d]/u.test(piece)) {
      unread.push(piece)
      continue
    }
    const found = readPiece(piece, record)
    // «Garage 77» looks like a street until the street comes.
    if (found?.street && record.street !== '' && record.name === '') {
      record.name = record.street
      record.street = ''
    }
    for (const [field, value] of Object.entries(found ?? {})) {
      if (!isField(field)) continue
      if (record[field] === '') record[field] = value
      else if (record[field] !== value && !unread.includes(piece)) unread.push(piece)
    }
  }
  // «Beispielstrasse 20, Thun»: a town without its code.
  if (record.street !== '' && record.postalCode === '' && record.town === '') {
    record.town = unread.find((piece) => /^[\p{L} ./-]+$/u.test(piece)) ?? ''
    unread.splice(unread.indexOf(record.town), record.town === '' ? 0 : 1)
  }
  record.legalForm = splitLegalForm(record.name).form ?? ''
  return { record, unread }
}

function isField(name: string): name is keyof MasterRecord {
  return name in emptyRecord
}

function piecesOf(text: string): string[] {
  return visible(text.slice(0, longestBlock))
    .split(/[\r\n\t|;·•]+|\s[–—]\s(?=[^,\r\n]{0,80}\d|\S{1,80}@|www\.)/)
    .flatMap((line) => (isNameWithComma(line) ? [line] : line.split(/,(?=\s)/)))
    .map((piece) => piece.trim())
    .filter((piece) => !/^fax\b/i.test(piece))
    .map((piece) =>
      piece
        .replace(label, '')
        .replace(/^\W{2,}(?=\p{L})|(?<=\p{L})[*_]{2,}$/gu, '')
        .trim(),
    )
    .filter((piece) => piece !== '')
}

/** «Meier, Huber Rechtsanwälte AG» */
function isNameWithComma(line: string): boolean {
  return line.includes(',') && !/\d/.test(line) && splitLegalForm(line).form !== undefined
}

/** «Eingetragener Firmenname: », «IVA Numero: »; without a colon only before a number or an address, since «Web Atelier GmbH» is a name. */
const label =
  /^\s*(?:[\p{L}][\p{L}\s./-]{0,40}:\s*(?!\/\/)|(?!(?:tele)?fax)[\p{L}][\p{L}\s./-]{0,40}\s(?=CHE[-\s\u2010-\u2015]?\d|\+\d|\(?0\d|https?:|www\.)|plz\s(?=\d))/iu

/** What stands beside an address and is no part of it here. */
const elsewhere =
  /@|^(?:schweiz|suisse|svizzera|switzerland|liechtenstein)$|^(?:mo|di|mi|do|fr|sa|so)(?:\.|[a-z]*tag|ttwoch)?[\s–-].*\d|^\d\d?[:.]\d\d(?:\s?[–-]|(?:\s?Uhr)?$)|^(?:tele)?fax\b|^(?:postfach|case postale|casella postale|c\/o)\b|^\d[.,]\d(?: ?\([\d.'’]+\)| ?★.*)?$|^\([\d.'’]+\)$|^(?:schlie(?:ss|ß)t|öffnet|geöffnet|geschlossen|offen|website|route|teilen|speichern|anrufen)\b(?!.*\b(?:gmbh|ag)\b)/iu

/** A street that goes without a number. */
const bareStreet =
  /(?:strasse|straße|str\.|gasse|weg|platz|allee|ring)$|^(?:rue|route|rte|chemin|ch\.|avenue|av\.|place|via|viale|piazza|quai) /i

function readPiece(
  piece: string,
  { name, postalCode, town }: MasterRecord,
): Partial<MasterRecord> | undefined {
  if (elsewhere.test(piece)) return undefined
  if (/^CHE[-\s]?\d/i.test(piece) || (/^\d{3}\.\d{3}\.\d{3}/.test(piece) && readUid(piece)))
    return { uid: piece }
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
  if (/\p{L}{2}.*(?:\s|\.)\d{1,4}\s?[a-z]?(?:[-/]\d{1,4})?$/iu.test(piece)) return { street: piece }
  if (name !== '' && bareStreet.test(piece)) return { street: piece }
  return { name: piece }
}

/** «Lausanne Switzerland», «Fehraltorf (Switzerland)» */
const country = /[\s(]+(?:Schweiz|Suisse|Svizzera|Switzerland|Liechtenstein)\W*$/i
