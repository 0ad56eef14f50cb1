import { legalFormOf, splitLegalForm } from '../../lib/swiss-formats/legal-form.ts'
import {
  fieldForm,
  fields,
  isSameValue,
  labels,
  lettersOf,
  storey,
  type Field,
  type FieldForm,
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
  /** Why the value was not read. */
  fault?: string | undefined
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
  const [expected, found] = [withForm(master), withForm(record)]
  return fields.flatMap((field) => {
    const [want, got] = [fieldForm(field, expected[field]), fieldForm(field, found[field])]
    const written = found[field].trim()
    const isSame = written === expected[field].trim()
    const told = isSame ? 'same' : differenceOf(field, want, got, written)
    const compare = field === 'town' ? townDifference : field === 'name' ? nameDifference : undefined
    const difference = told === 'different' && compare ? compare(master, record) : told
    const cell = { field, found: written, expected: want.canonical, difference, fault: got.fault }
    return want.fault === undefined ? cell : []
  })
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

/** A name with all words of the other, «Hotel Alpenblick Grindelwald», is alike in the same street or with the same phone number. */
function nameDifference(one: MasterRecord, other: MasterRecord): Difference {
  const isSame = (field: Field) => isSameValue(fieldForm(field, one[field]), fieldForm(field, other[field]))
  const [short = [], long = []] = [one, other]
    .map(({ name }) =>
      name.split(/[\s,]+/).flatMap((word) => (legalFormOf(word) ? [] : lettersOf(word) || [])),
    )
    .toSorted((some, more) => some.length - more.length)
  const hasAll = short.length > 0 && short.every((word) => long.includes(word))
  return hasAll && (isSame('street') || isSame('phone')) ? 'alike' : 'different'
}

/** Adds the legal form from the end of the name if it is not given separately. */
export function withForm(record: MasterRecord): MasterRecord {
  if (record.legalForm.trim() !== '') return record
  return { ...record, legalForm: splitLegalForm(record.name.slice(0, 300)).form ?? '' }
}

function differenceOf(field: Field, want: FieldForm, got: FieldForm, written: string): Difference {
  if (want.keys.length === 0) return got.keys.length === 0 ? 'same' : 'unknown'
  if (got.keys.length === 0) return 'missing'
  if (got.isUnread) return 'unread'
  if (!isSameValue(want, got))
    return wordsOf(want.canonical) === wordsOf(got.canonical) ? 'alike' : 'different'
  return written === want.canonical || displayed.has(field) ? 'same' : 'spelling'
}

/** Directories choose themselves how they display a phone number and a URL, and both lead to the same firm. */
const displayed = new Set<Field>(['phone', 'url'])

/** The words in alphabetical order: «Müller Hans» for «Hans Müller». Numbers keep their order. */
function wordsOf(text: string): string {
  const words = /\d/.test(text) ? [text] : text.split(/[\s,]+/)
  return words.map(lettersOf).toSorted().join('')
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
  const cells = compareRecords(master, record).filter(
    ({ field, difference }) =>
      difference !== 'missing' || (has.has(field) && !isUnsure && !(isShort(record) && inTown.has(field))),
  )
  const deviations = cells.flatMap(deviationOf)
  const isUrgent = cells.some(({ field, difference }) => difference === 'different' && urgent.has(field))
  const correction = cells.flatMap(correctionOf)
  return {
    source,
    priority:
      closed || isUrgent
        ? 'hoch'
        : correction.length > 0
          ? 'mittel'
          : deviations.length > 0
            ? 'gering'
            : 'keine',
    deviations: [...(closed ? [`«${closed}»`] : []), ...deviations].join(', '),
    correction: [...(closed ? [`Status: bisher «${closed}», richtig «geöffnet»`] : []), ...correction].join(
      '\n',
    ),
    faults: cells.flatMap(({ difference, fault }) => (difference === 'unread' && fault) || []),
  }
}

const inTown = new Set<Field>(['postalCode', 'town'])

/** Fields that lead customers to another firm, number or door. */
const urgent = new Set<Field>(['name', 'phone', 'street', 'postalCode', 'town'])

/** Fields that few listings show, so that a missing one needs no correction. */
const optional = new Set<Field>(['email', 'uid', 'legalForm', 'url'])

function deviationOf({ field, found, expected, difference }: Cell): string[] {
  const label = labels[field]
  if (difference === 'missing') return optional.has(field) ? [] : [`${label} fehlt`]
  if (difference === 'different' || difference === 'alike') return [`${label} «${found}» statt «${expected}»`]
  if (difference === 'spelling') return [`${label} anders geschrieben («${found}»)`]
  return difference === 'unknown' ? [`${label} nicht in den Stammdaten («${found}»)`] : []
}

function correctionOf({ field, found, expected, difference }: Cell): string[] {
  const label = labels[field]
  if (difference === 'different' || difference === 'alike')
    return [`${label}: bisher «${found}», richtig «${expected}»`]
  return difference === 'missing' && !optional.has(field) ? [`${label}: fehlt, richtig «${expected}»`] : []
}
