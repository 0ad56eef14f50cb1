import { splitLegalForm } from '../../lib/swiss-formats/legal-form.ts'
import { csvText } from '../shared/csv.ts'
import {
  findingOf,
  listFindings,
  unchecked,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { fieldForm, fields, labelOf, type Field, type FieldForm, type MasterRecord } from './field-form.ts'
import { readBlock } from './read-block.ts'
import { readPlaces, unreadPiece, type Place } from './read-places.ts'

/**
 * How the value of a listing compares with the master record: identical, the same in another spelling, different, missing in the listing, missing in the
 * master record, or missing in both.
 */
type Difference = 'same' | 'spelling' | 'different' | 'missing' | 'unknown' | 'absent'

interface Cell {
  field: Field
  found: string
  /** The correct value. */
  expected: string
  difference: Difference
}

/** The priority of a correction: customers are misled, are confused, or see an untidy listing. */
type Priority = 'hoch' | 'mittel' | 'gering' | 'keine'

export interface ComparedPlace {
  source: string
  priority: Priority
  /** «Strasse «Musterweg 3» statt «Beispielstrasse 20», Website fehlt». */
  deviations: string
  /** The corrections to ask for, one per line. */
  correction: string
  /** The mistakes that customers make because of it. */
  errors: readonly string[]
}

export interface MasterDataReport {
  verdict: Verdict
  findings: Finding[]
  /** The master record as read. */
  record: MasterRecord
  /** The most urgent ones first. */
  places: ComparedPlace[]
  /** All corrections as one text to send. */
  text: string
}

/** Compares listings of a firm with its master record. */
export function masterDataReport(values: Readonly<Record<string, string>>): MasterDataReport {
  const { record, otherPhones, hours, unread } = readBlock(values['stammdaten'] ?? '')
  const read = readPlaces(values['fundstellen'] ?? '')
  const compare = comparer(record)
  const phones = [record.phone, ...otherPhones]
  const found = read.places.map((place) => withPhone(withName(place, record.name), phones))
  const isRubbish = (place: Place) =>
    (saysNameOnly(place) && differsInName(compare(place.record))) || saysAddressOnly(place)
  const places = (hasMoreThanName(record) ? found : [])
    .filter((place) => !isRubbish(place))
    .map((place) => comparedPlace(place, compare))
    .toSorted((one, other) => order.indexOf(one.priority) - order.indexOf(other.priority))
  const findings = listFindings([
    ...masterFindings(record, otherPhones, unread),
    ...read.findings,
    ...found.flatMap(unreadFindings),
    ...found.filter((place) => differInHours(hours, place.hours)).map(({ source }) => otherHours(source)),
    ...found.flatMap((place) => place.otherPhones.map((phone) => secondPhone(phone, place.source))),
    ...found.filter(isRubbish).map(({ source, record: { name, url } }) => unreadPiece(name || url, source)),
  ])
  return {
    verdict: verdictFor(record, places, findings),
    findings,
    record: canonicalRecord(record),
    places,
    text: places
      .filter(({ correction }) => correction !== '')
      .map(({ source, correction }) => `${source}\nBitte berichtigen Sie unseren Eintrag:\n${correction}\n`)
      .join('\n'),
  }
}

/** If the firm's own name follows further below, the line that was read as the name is the name of the listing: «Google». */
function withName(place: Place, name: string): Place {
  const { key } = fieldForm('name', name)
  const isName = (text: string) => key !== '' && fieldForm('name', text).key === key
  const written = isName(place.record.name) ? undefined : place.unread.find(isName)
  if (written === undefined) return place
  return {
    ...place,
    source: place.record.name,
    record: withForm({ ...place.record, name: written }),
    unread: place.unread.filter((piece) => piece !== written),
  }
}

/** Takes of several phone numbers the one that the master record has, too. The first number of the master record stands for its others. */
function withPhone(place: Place, phones: readonly string[]): Place {
  const wanted = phones.filter((phone) => !fieldForm('phone', phone).fault).map(phoneKey)
  const written = [place.record.phone, ...place.otherPhones]
  const known = written.filter((phone) => phone !== '' && wanted.includes(phoneKey(phone)))
  if (known.length === 0) return place
  const phone = known.find((one) => phoneKey(one) === wanted[0]) ?? phones[0] ?? ''
  const otherPhones = written.filter((one) => one !== '' && !known.includes(one))
  return { ...place, record: { ...place.record, phone }, otherPhones }
}

const phoneKey = (phone: string) => fieldForm('phone', phone).key

function secondPhone(phone: string, place: string): Finding {
  const problem = `Nicht verglichen: die weitere Nummer «${phone.slice(0, 80)}».`
  const remedy = 'Stimmt sie, nehmen Sie sie in die Stammdaten auf; sonst lassen Sie sie löschen.'
  return findingOf('note', 'record/second-phone', problem, remedy, place)
}

/** Whether both have hours, in other words. The tool does not understand them. */
function differInHours(wanted: readonly string[], found: readonly string[]): boolean {
  const [one, other] = [wanted, found].map((hours) =>
    hours
      .join('')
      .toLowerCase()
      .replace(/[^\p{L}\d]/gu, ''),
  )
  return one !== '' && other !== '' && one !== other
}

function otherHours(place: string): Finding {
  const problem = 'Nicht verglichen: die Öffnungszeiten; sie sind anders geschrieben als in den Stammdaten.'
  return findingOf('unchecked', 'record/hours', problem, 'Vergleichen Sie sie selbst.', place)
}

/** Findings for unread text. If name and street are known, words without digits are only a note. */
function unreadFindings({ source, record, unread }: Place): Finding[] {
  const isWhole = record.name !== '' && record.street !== ''
  return unread.map((piece) =>
    unreadPiece(piece, source, isWhole && !/\d/.test(piece) ? 'note' : 'unchecked'),
  )
}

/** The result as CSV. */
export function placesCsv(places: readonly ComparedPlace[]): string {
  return csvText([
    ['Stelle', 'Dringlichkeit', 'Abweichungen', 'Korrektur'],
    ...places.map(({ source, priority, deviations, correction }) => [
      source,
      priority,
      deviations,
      correction,
    ]),
  ])
}

function verdictFor(record: MasterRecord, places: ComparedPlace[], findings: Finding[]): Verdict {
  if (!hasMoreThanName(record)) return unchecked('Fügen Sie Ihre Stammdaten ein: Name, Adresse und Telefon.')
  if (places.length === 0 && findings.length === 0)
    return unchecked('Fügen Sie ein, was an mindestens einer Stelle steht.')
  const told = (priority: Priority) => places.filter((place) => place.priority === priority).length
  const wrong = told('hoch') + told('mittel')
  if (wrong === 0)
    return verdictOf(
      findings,
      `${counted(places.length)} ${places.length === 1 ? 'stimmt' : 'stimmen'} mit den Stammdaten überein.`,
    )
  const pressing = told('hoch')
  return {
    state: pressing > 0 || findings.some(({ grade }) => grade === 'error') ? 'wrong' : 'warning',
    word: `${swissNumber(wrong)} von ${counted(places.length)} zu berichtigen`,
    reason:
      pressing > 0
        ? `${swissNumber(pressing)} davon dringend: Die Kundschaft ${either(customerErrors.filter((error) => places.some(({ errors }) => errors.includes(error))))}. ${next}`
        : next,
  }
}

const next = '«Ergebnis kopieren» nimmt für jede Stelle die Korrektur zum Verschicken mit.'

const counted = (count: number) => `${swissNumber(count)} ${count === 1 ? 'Stelle' : 'Stellen'}`

/** Whether there is more than a name. A name alone may be any word. */
function hasMoreThanName(record: MasterRecord): boolean {
  return fields.some(({ field }) => !nameFields.has(field) && record[field] !== '')
}

/** Whether a listing with other fields has only a name. */
function saysNameOnly({ record, has }: Place): boolean {
  return !hasMoreThanName(record) && [...has].some((field) => !nameFields.has(field))
}

/** Whether only the URL of a listing was pasted. */
function saysAddressOnly({ record }: Place): boolean {
  return record.url !== '' && fields.every(({ field }) => field === 'url' || record[field] === '')
}

function differsInName(cells: readonly Cell[]): boolean {
  return cells.some(
    ({ field, difference }) => field === 'name' && difference !== 'same' && difference !== 'spelling',
  )
}

const nameFields = new Set<Field>(['name', 'legalForm'])

/** A list with «oder»: «liest einen anderen Namen, ruft falsch an oder steht vor der falschen Tür». */
function either(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' oder ')
}

/** Finds invalid values of the master record. They are not compared, because every listing would differ. */
function masterFindings(
  record: MasterRecord,
  otherPhones: readonly string[],
  unread: readonly string[],
): Finding[] {
  const written = [
    ...fields.map(({ field, label }) => ({ field, label, value: record[field] })),
    ...otherPhones.map((value) => ({ field: 'phone' as const, label: labelOf('phone'), value })),
  ]
  const faults = written.flatMap(({ field, label, value }) => {
    const { fault } = fieldForm(field, value)
    const remedy =
      field === 'uid'
        ? 'Im UID-Register nachsehen (uid.admin.ch).'
        : 'Zuerst das Stammdatenblatt berichtigen.'
    return fault === undefined
      ? []
      : [
          findingOf(
            'error',
            `master/${field}`,
            `${fault} Diese Angabe ist nicht verglichen.`,
            remedy,
            `Stammdaten, ${label}`,
          ),
        ]
  })
  return [...faults, ...unread.map((piece) => unreadPiece(piece, 'Stammdaten'))]
}

export function canonicalRecord(record: MasterRecord): MasterRecord {
  const canonical = { ...record }
  for (const { field } of fields) canonical[field] = fieldForm(field, record[field]).canonical
  return canonical
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
    return wanted.map(({ field, want, written }) => ({
      field,
      found: found[field].trim(),
      expected: want.canonical,
      difference:
        found[field].trim() === written && written !== ''
          ? 'same'
          : differenceOf(want, fieldForm(field, found[field]), found[field]),
    }))
  }
}

/** Adds the legal form from the end of the name if it is not given separately. */
function withForm(record: MasterRecord): MasterRecord {
  if (record.legalForm.trim() !== '') return record
  return { ...record, legalForm: splitLegalForm(record.name.slice(0, 300)).form ?? '' }
}

function differenceOf(want: FieldForm, got: FieldForm, found: string): Difference {
  if (want.key === '') return got.key === '' ? 'absent' : 'unknown'
  if (got.key === '') return 'missing'
  if (want.key !== got.key) return 'different'
  return found.trim() === want.canonical ? 'same' : 'spelling'
}

function comparedPlace(
  { source, record, closed, has }: Place,
  compare: (record: MasterRecord) => Cell[],
): ComparedPlace {
  const cells = compare(record).filter(({ field }) => has.has(field))
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
  }
}

const order: Priority[] = ['hoch', 'mittel', 'gering', 'keine']

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
const customerErrors = [...new Set([thinksClosed, ...Object.values(astray)])]

/** Fields that few listings show, so that a missing one needs no correction. */
const optional = new Set<Field>(['email', 'uid', 'legalForm', 'url'])

function priorityOf(cells: readonly Cell[]): Priority {
  const differs = cells.filter(({ difference }) => difference === 'different')
  if (differs.some(({ field }) => astray[field] !== undefined)) return 'hoch'
  if (differs.length > 0 || cells.some(isMissing)) return 'mittel'
  return cells.some((cell) => deviationOf(cell).length > 0) ? 'gering' : 'keine'
}

function isMissing({ difference, field }: Cell): boolean {
  return difference === 'missing' && !optional.has(field)
}

function deviationOf({ field, found, expected, difference }: Cell): string[] {
  const label = labelOf(field)
  if (difference === 'missing') return optional.has(field) ? [] : [`${label} fehlt`]
  if (difference === 'different') return [`${label} «${found}» statt «${expected}»`]
  if (difference === 'spelling') return [`${label} anders geschrieben («${found}»)`]
  return difference === 'unknown' ? [`${label} nicht in den Stammdaten («${found}»)`] : []
}

function correctionOf(cell: Cell): string[] {
  const { field, found, expected, difference } = cell
  if (difference === 'different') return [`${labelOf(field)}: bisher «${found}», richtig «${expected}»`]
  return isMissing(cell) ? [`${labelOf(field)}: fehlt, richtig «${expected}»`] : []
}
