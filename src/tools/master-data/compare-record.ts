import { splitLegalForm } from '../../lib/swiss-formats/legal-form.ts'
import {
  fieldForm,
  fields,
  isSameValue,
  lettersOf,
  labelOf,
  type Field,
  type FieldForm,
  type MasterRecord,
} from './field-form.ts'
import type { Place } from './read-places.ts'

/**
 * How the value of a listing compares with the master record: identical, the same in another spelling, without its umlauts or with its words in another
 * order, different, missing in the listing, missing in the master record, missing in both, or no value that can be compared.
 */
type Difference = 'same' | 'spelling' | 'alike' | 'different' | 'missing' | 'unknown' | 'absent' | 'unread'

interface Cell {
  field: Field
  found: string
  /** The correct value. */
  expected: string
  difference: Difference
  /** Why the value was not read. */
  fault?: string | undefined
}

/** The priority of a correction: customers are misled, are confused, or see an untidy listing. */
export type Priority = 'hoch' | 'mittel' | 'gering' | 'keine'

export interface ComparedPlace {
  source: string
  priority: Priority
  /** «Strasse «Musterweg 3» statt «Beispielstrasse 20», Website fehlt». */
  deviations: string
  /** The corrections to ask for, one per line. */
  correction: string
  /** The mistakes that customers make because of it. */
  errors: readonly string[]
  /** Why values were not compared. */
  faults: readonly string[]
}

/**
 * Returns a function that compares a record with the master record, whose forms are computed once. Invalid values of the master record are left out, so
 * that no correction contains them.
 */
export function comparer(master: MasterRecord): (record: MasterRecord) => Cell[] {
  const expected = withForm(master)
  const wanted = fields
    .map(({ field }) => ({
      field,
      want: fieldForm(field, expected[field]),
      written: expected[field].trim(),
    }))
    .filter(({ want }) => want.fault === undefined)
  return (record) => {
    const found = withForm(record)
    return wanted.map(({ field, want, written }) => {
      const got = fieldForm(field, found[field])
      const isSame = found[field].trim() === written && written !== ''
      return {
        field,
        found: found[field].trim(),
        expected: want.canonical,
        difference: isSame ? 'same' : differenceOf(want, got, found[field]),
        fault: got.fault,
      }
    })
  }
}

/** Adds the legal form from the end of the name if it is not given separately. */
export function withForm(record: MasterRecord): MasterRecord {
  if (record.legalForm.trim() !== '') return record
  return { ...record, legalForm: splitLegalForm(record.name.slice(0, 300)).form ?? '' }
}

function differenceOf(want: FieldForm, got: FieldForm, found: string): Difference {
  if (want.keys.length === 0) return got.keys.length === 0 ? 'absent' : 'unknown'
  if (got.keys.length === 0) return 'missing'
  if (got.isUnread) return 'unread'
  if (!isSameValue(want, got))
    return wordsOf(want.canonical) === wordsOf(got.canonical) ? 'alike' : 'different'
  return found.trim() === want.canonical ? 'same' : 'spelling'
}

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
  compare: (record: MasterRecord) => Cell[],
): ComparedPlace {
  // What seems to be missing may be in a line that was not read.
  const isUnsure = unread.some((piece) => /\d/.test(piece))
  const cells = compare(record).filter(
    ({ field, difference }) =>
      has.has(field) && !((isUnsure || (isShort(record) && inTown.has(field))) && difference === 'missing'),
  )
  return {
    source,
    priority: closed ? 'hoch' : priorityOf(cells),
    errors: [
      ...(closed ? [thinksClosed] : []),
      ...cells.flatMap(({ field, difference }) => (difference === 'different' && astray[field]) || []),
    ],
    deviations: [...(closed ? [`«${closed}»`] : []), ...cells.flatMap(deviationOf)].join(', '),
    correction: [
      ...(closed ? [`Status: bisher «${closed}», richtig «geöffnet»`] : []),
      ...cells.flatMap(correctionOf),
    ].join('\n'),
    faults: cells.flatMap(({ difference, fault }) => (difference === 'unread' && fault) || []),
  }
}

const inTown = new Set<Field>(['postalCode', 'town'])

const thinksClosed = 'hält Sie für geschlossen'
const wrongDoor = 'steht vor der falschen Tür'

/** The mistake that customers make if a field is wrong. */
const astray: Partial<Record<Field, string>> = {
  name: 'liest einen anderen Namen',
  phone: 'ruft falsch an',
  street: wrongDoor,
  postalCode: wrongDoor,
  town: wrongDoor,
}

/** In display order. */
export const customerErrors = [...new Set([thinksClosed, ...Object.values(astray)])]

/** Fields that few listings show, so that a missing one needs no correction. */
const optional = new Set<Field>(['email', 'uid', 'legalForm', 'url'])

function priorityOf(cells: readonly Cell[]): Priority {
  const differs = cells.filter(isDifferent)
  if (differs.some(({ field, difference }) => astray[field] && difference !== 'alike')) return 'hoch'
  if (differs.length > 0 || cells.some(isMissing)) return 'mittel'
  return cells.some((cell) => deviationOf(cell).length > 0) ? 'gering' : 'keine'
}

const isDifferent = ({ difference }: Cell) => difference === 'different' || difference === 'alike'

function isMissing({ difference, field }: Cell): boolean {
  return difference === 'missing' && !optional.has(field)
}

function deviationOf(cell: Cell): string[] {
  const { field, found, expected, difference } = cell
  const label = labelOf(field)
  if (difference === 'missing') return optional.has(field) ? [] : [`${label} fehlt`]
  if (isDifferent(cell)) return [`${label} «${found}» statt «${expected}»`]
  if (difference === 'spelling') return [`${label} anders geschrieben («${found}»)`]
  return difference === 'unknown' ? [`${label} nicht in den Stammdaten («${found}»)`] : []
}

function correctionOf(cell: Cell): string[] {
  const { field, found, expected } = cell
  if (isDifferent(cell)) return [`${labelOf(field)}: bisher «${found}», richtig «${expected}»`]
  return isMissing(cell) ? [`${labelOf(field)}: fehlt, richtig «${expected}»`] : []
}
