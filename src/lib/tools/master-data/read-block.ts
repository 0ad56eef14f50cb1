import { readPhone } from '../swiss-formats/phone.ts'
import { readUid } from '../swiss-formats/uid.ts'
import { emptyRecord, type MasterRecord } from './field-form.ts'
import { splitLegalForm } from './legal-form.ts'

/** Longer texts are no address; only their beginning is read. */
const longestBlock = 5000

/**
 * The data of a firm in a block as websites, registers and profiles show it: name, street, place, telephone, UID, website, each on its line
 * or with commas between, with or without labels. What is not recognised is left out; the reader sees what was.
 */
export function readBlock(text: string): MasterRecord {
  const record = { ...emptyRecord }
  for (const piece of piecesOf(text)) {
    const found = readPiece(piece)
    if (!found) continue
    for (const [field, value] of Object.entries(found)) {
      if (isField(field) && record[field] === '') record[field] = value
    }
  }
  record.legalForm = splitLegalForm(record.name).form ?? ''
  return record
}

function isField(name: string): name is keyof MasterRecord {
  return name in emptyRecord
}

function piecesOf(text: string): string[] {
  return text
    .slice(0, longestBlock)
    .split(/[\r\n\t|;·•]+|,(?=\s)/)
    .map((piece) => piece.replace(label, '').trim())
    .filter((piece) => piece !== '')
}

const label =
  /^\s*(?:firma|name|adresse|strasse|plz(?:\s*\/\s*ort)?|ort|sitz|tel(?:efon)?|phone|mobile?|natel|uid(?:-nr)?|mwst(?:-nr)?|web(?:site|seite)?|internet|url|e-?mail)\.?\s*:?\s+(?=\S)/i

function readPiece(piece: string): Partial<MasterRecord> | undefined {
  if (/@/.test(piece)) return undefined
  if (/^CHE|^\d{3}\.\d{3}\.\d{3}/i.test(piece) && readUid(piece)) return { uid: piece }
  if (readPhone(piece)) return { phone: piece }
  if (
    /^(?:https?:\/\/|www\.)\S+$/i.test(piece) ||
    /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,12}(?:\/\S*)?$/iu.test(piece)
  )
    return { url: piece }
  const place = /^(?:(?:CH|FL|LI)[- ]?)?([1-9]\d{3})\s+(\p{L}.*)$/u.exec(piece)
  if (place) return { postalCode: place[1] ?? '', town: place[2] ?? '' }
  if (/\p{L}{2}.*\s\d{1,4}\s?[a-z]?(?:[-/]\d{1,4})?$/iu.test(piece)) return { street: piece }
  return { name: piece }
}
