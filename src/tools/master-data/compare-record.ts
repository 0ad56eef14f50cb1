import { legalFormOf, splitLegalForm } from '../../lib/swiss-formats/legal-form.ts'
import {
  fieldForm,
  fields,
  isSameValue,
  labels,
  lettersOf,
  storey,
  type Field,
  type MasterRecord,
} from './field-form.ts'
import type { Place } from './read-places.ts'

/**
 * How the value of a listing compares with the master record: the same, the same in another spelling, without its umlauts or with its words in another
 * order, different, missing in the listing, missing in the master record, or no value that can be compared.
 */
type Difference = 'same' | 'spelling' | 'alike' | 'different' | 'missing' | 'unknown' | 'unread'

interface Cell {
  field: Field
  found: string
  /** The correct value. */
  expected: string
  difference: Difference
}

/** The priority of a correction: customers go wrong, are confused, or see an untidy listing. */
export type Priority = 'hoch' | 'mittel' | 'gering' | 'keine'

export interface ComparedPlace {
  source: string
  priority: Priority
  /** «Strasse «Musterweg 3» statt «Beispielstrasse 20», Telefon fehlt». */
  deviations: string
  /** The corrections to ask for, one per line. */
  correction: string
  /** Why values were not compared. */
  faults: readonly string[]
}

/** Compares a record with the master record, without the invalid values of the latter, so that no correction contains them. */
export function compareRecords(master: MasterRecord, record: MasterRecord): Cell[] {
  const [one, other] = [withForm(master), withForm(record)]
  return fields.flatMap((field) => {
    const { fault, canonical: expected } = fieldForm(field, one[field])
    const cell = { field, found: other[field].trim(), expected, difference: differenceOf(field, one, other) }
    return fault === undefined ? cell : []
  })
}

/** Adds the legal form from the end of the name if it is not given separately. */
function withForm(record: MasterRecord): MasterRecord {
  if (record.legalForm.trim() !== '') return record
  return { ...record, legalForm: splitLegalForm(record.name.slice(0, 300)).form ?? '' }
}

function differenceOf(field: Field, master: MasterRecord, record: MasterRecord): Difference {
  const written = record[field].trim()
  if (written === master[field].trim()) return 'same'
  const [want, got] = [fieldForm(field, master[field]), fieldForm(field, written)]
  if (want.keys.length === 0) return got.keys.length === 0 ? 'same' : 'unknown'
  if (got.keys.length === 0) return 'missing'
  if (got.isUnread) return 'unread'
  // Directories choose themselves how they display a phone number and a URL, and both lead to the same firm.
  const isDisplayed = written === want.canonical || field === 'phone' || field === 'url'
  if (isSameValue(want, got)) return isDisplayed ? 'same' : 'spelling'
  if (wordsOf(want.canonical) === wordsOf(got.canonical)) return 'alike'
  if (field === 'town') return townDifference(master, record)
  return field === 'name' && isLongerName(master, record) ? 'alike' : 'different'
}

/** The words in alphabetical order: «Müller Hans» for «Hans Müller». Numbers keep their order. */
function wordsOf(text: string): string {
  const words = /\d/.test(text) ? [text] : text.split(/[\s,]+/)
  return words.map(lettersOf).toSorted().join('')
}

/** With the same postal code «Biel a.S.» is «Biel am See» in another spelling, and «Biel» alike. */
function townDifference(one: MasterRecord, other: MasterRecord): Difference {
  const [first, second] = [one, other].map(({ postalCode, town }) => ({
    start: postalCode + lettersOf(town.split(/[ -]/, 1)[0] ?? ''),
    short: lettersOf(town.replace(/(?<=[ ./-]\p{L})\p{L}+/gu, '')),
  }))
  if (one.postalCode === '' || first?.start !== second?.start) return 'different'
  return first?.short === second?.short ? 'spelling' : 'alike'
}

/** Whether one name has all words of the other, «Hotel Alpenblick Grindelwald», in the same street or with the same phone number. */
function isLongerName(one: MasterRecord, other: MasterRecord): boolean {
  const isSame = (field: Field) => isSameValue(fieldForm(field, one[field]), fieldForm(field, other[field]))
  const [short = [], long = []] = [one, other]
    .map(({ name }) =>
      name.split(/[\s,]+/).flatMap((word) => (legalFormOf(word) ? [] : lettersOf(word) || [])),
    )
    .toSorted((some, more) => some.length - more.length)
  const hasAll = short.length > 0 && short.every((word) => long.includes(word))
  return hasAll && (isSame('street') || isSame('phone'))
}

/** Whether a listing shows neither postal code nor town, as in a list of results, whose own page has them. */
export function isShort({ street, postalCode, town }: MasterRecord): boolean {
  return street !== '' && postalCode === '' && town === ''
}

export function comparedPlace(
  { source, record, closed, has, unread }: Place,
  master: MasterRecord,
): ComparedPlace {
  // What seems to be missing may be in a line that was not read.
  const isUnsure = unread.some((piece) => /\d/.test(piece) && !storey.test(piece))
  const isElsewhere = (field: Field) => isShort(record) && (field === 'postalCode' || field === 'town')
  const isMissing = (field: Field) =>
    has.has(field) && !optional.has(field) && !isUnsure && !isElsewhere(field)
  const cells = compareRecords(master, record).filter(
    ({ field, difference }) => difference !== 'missing' || isMissing(field),
  )
  const deviations = cells.map(deviationOf).filter(Boolean)
  const corrections = cells.map(correctionOf).filter(Boolean)
  // Customers are led to another firm, number or door.
  const isUrgent = cells.some(({ field, difference }) => difference === 'different' && !optional.has(field))
  if (closed) {
    deviations.unshift(`«${closed}»`)
    corrections.unshift(`Status: bisher «${closed}», richtig «geöffnet»`)
  }
  const untidy = deviations.length > 0 ? 'gering' : 'keine'
  return {
    source,
    priority: closed || isUrgent ? 'hoch' : corrections.length > 0 ? 'mittel' : untidy,
    deviations: deviations.join(', '),
    correction: corrections.join('\n'),
    faults: cells.flatMap(({ field, found, difference }) =>
      difference === 'unread' ? (fieldForm(field, found).fault ?? []) : [],
    ),
  }
}

/** Fields that few listings show, so that a missing one needs no correction. */
const optional = new Set<Field>(['email', 'uid', 'legalForm', 'url'])

function deviationOf({ field, found, expected, difference }: Cell): string {
  const label = labels[field]
  if (difference === 'missing') return `${label} fehlt`
  if (difference === 'different' || difference === 'alike') return `${label} «${found}» statt «${expected}»`
  if (difference === 'spelling') return `${label} anders geschrieben («${found}»)`
  return difference === 'unknown' ? `${label} nicht in den Stammdaten («${found}»)` : ''
}

function correctionOf({ field, found, expected, difference }: Cell): string {
  const label = labels[field]
  if (difference === 'missing') return `${label}: fehlt, richtig «${expected}»`
  const isWrong = difference === 'different' || difference === 'alike'
  return isWrong ? `${label}: bisher «${found}», richtig «${expected}»` : ''
}
