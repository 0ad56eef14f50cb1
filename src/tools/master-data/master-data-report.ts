import {
  findingOf,
  listFindings,
  unchecked,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { isGarbled } from '../shared/pasted-text.ts'
import type { Values } from '../shared/tool-input.ts'
import { comparedPlace, isShort, type ComparedPlace, type Priority } from './compare-record.ts'
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
import { fitPlace } from './fit-place.ts'
import { postal } from './asides.ts'
import { hasForm, readBlock, type Block } from './read-block.ts'
import { notCompared, nothingIn, plainText, readPlaces, unreadPiece, type Place } from './read-places.ts'
import { readTable } from './read-table.ts'

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
export function masterDataReport({ stammdaten = '', fundstellen = '' }: Values): MasterDataReport {
  const sheet = readTable(plainText(stammdaten))
  const row = sheet?.places.length === 1 ? sheet.places[0] : undefined
  const master = row ?? readBlock(plainText(stammdaten))
  const record = canonicalRecord(master.record)
  if (hasTwoAddresses(master)) return { verdict: twoAddresses, findings: [], record, places: [], text: '' }
  const read = isGarbled(stammdaten + fundstellen)
    ? { places: [], findings: [badEncoding] }
    : readPlaces(fundstellen)
  const found = read.places.map((place) => fitPlace(place, master))
  const nameless = found.filter((place) => saysNoPlace(place) && !isSameName(master.record, place.record))
  const isComparable = hasMoreThanName(record)
  const places = found
    .filter((place) => isComparable && !nameless.includes(place))
    .map((place) => comparedPlace(place, master.record))
    .toSorted((one, other) => order.indexOf(one.priority) - order.indexOf(other.priority))
  const findings = listFindings([
    ...masterFindings(master),
    ...(row && sheet ? sheet.findings.map((finding) => ({ ...finding, place: 'Stammdaten' })) : []),
    ...read.findings,
    ...found.flatMap((place) => placeFindings(place, master)),
    ...places.flatMap(({ source, faults }) =>
      faults.map((fault) => notCompared(fault, 'Tragen Sie die Angabe dort richtig ein.', source)),
    ),
    ...nameless.map(({ source, record: { name } }) =>
      name === '' ? nothingIn(source) : unreadPiece(name, source),
    ),
  ])
  const verdict = isComparable
    ? verdictFor(places, findings)
    : unchecked('Fügen Sie Ihre Stammdaten ein: Name, Adresse und Telefon.')
  return { verdict, findings, record, places, text: textOf(verdict, places) }
}

/** Whether the unread lines are the address of a branch. A post-office box may have a postal code, but no street. */
function hasTwoAddresses({ unread }: Block): boolean {
  const { street, postalCode } = readBlock(unread.join('\n')).record
  return street !== '' && postalCode !== ''
}

const twoAddresses = unchecked(
  'Ihre Stammdaten haben zwei Adressen. Vergleichen Sie jeden Standort für sich.',
)

const order: Priority[] = ['hoch', 'mittel', 'gering', 'keine']

/** The corrections to send; without any the places that are right. */
function textOf({ state, word, reason }: Verdict, places: readonly ComparedPlace[]): string {
  if (state === 'right') return [`${word}. ${reason}`, '', ...places.map(({ source }) => source)].join('\n')
  return places
    .filter(({ correction }) => correction !== '')
    .map(({ source, correction }) => `${source}\nBitte berichtigen Sie unseren Eintrag:\n${correction}\n`)
    .join('\n')
}

const badEncoding = findingOf(
  'unchecked',
  'record/encoding',
  'Umlaute sind verstümmelt («Ã¼» statt «ü»); der Text wurde mit falscher Zeichenkodierung gelesen.',
  'Speichern Sie die Datei als «CSV UTF-8» und laden Sie sie neu, oder kopieren Sie den Text neu.',
)

/** Finds what a listing has and the tool does not compare. */
function placeFindings({ source, record, has, unread, hours, otherPhones }: Place, master: Block): Finding[] {
  const findings = unread.map((piece) => unreadPiece(piece, source, isNote(piece, record)))
  const add = (what: string, remedy: string) => findings.push(notCompared(what, remedy, source))
  const wanted = lettersOf(master.hours.join(''))
  const written = lettersOf(hours.join(''))
  if (wanted !== '' && written !== '' && wanted !== written)
    add('die Öffnungszeiten; sie sind anders geschrieben.', 'Vergleichen Sie sie selbst.')
  if (isShort(record) && has.has('town') && master.record.town !== '')
    add('PLZ und Ort; das Werkzeug findet sie nicht.', 'Kopieren Sie die volle Adresse.')
  const unknown = 'Stimmt sie, nehmen Sie sie in die Stammdaten auf; sonst lassen Sie sie löschen.'
  for (const phone of otherPhones) add(`die weitere Nummer «${phone.slice(0, 80)}».`, unknown)
  return findings
}

/** Whether an unread text is only a note: a storey, or words without digits that are no other firm, if name and street are known. */
function isNote(piece: string, { name, street }: MasterRecord): boolean {
  if (storey.test(piece)) return true
  return name !== '' && street !== '' && !/\d/.test(piece) && !postal.test(piece) && !hasForm(piece)
}

/** The result as a table. */
export function placeRows(places: readonly ComparedPlace[]): string[][] {
  return [
    ['Stelle', 'Dringlichkeit', 'Abweichungen', 'Korrektur'],
    ...places.map(({ source, priority, deviations, correction }) => [
      source,
      priority,
      deviations,
      correction,
    ]),
  ]
}

function verdictFor(places: ComparedPlace[], findings: Finding[]): Verdict {
  if (places.length === 0 && findings.length === 0)
    return unchecked('Fügen Sie ein, was an mindestens einer Stelle steht.')
  const counted = `${swissNumber(places.length)} ${places.length === 1 ? 'Stelle' : 'Stellen'}`
  const pressing = places.filter(({ priority }) => priority === 'hoch').length
  const wrong = pressing + places.filter(({ priority }) => priority === 'mittel').length
  if (wrong === 0)
    return verdictOf(
      findings,
      `${counted} ${places.length === 1 ? 'stimmt' : 'stimmen'} mit den Stammdaten überein.`,
    )
  return {
    state: pressing > 0 || findings.some(({ grade }) => grade === 'error') ? 'wrong' : 'warning',
    word: `${swissNumber(wrong)} von ${counted} zu berichtigen`,
    reason: `${pressing > 0 ? `${swissNumber(pressing)} davon dringend. ` : ''}«Ergebnis kopieren» nimmt für jede Stelle die Korrektur zum Verschicken mit.`,
  }
}

/** Whether there is more than a name. A name alone may be any word. */
function hasMoreThanName(record: MasterRecord): boolean {
  return fields.some((field) => field !== 'name' && field !== 'legalForm' && record[field] !== '')
}

/** Whether a listing that could have them has neither address nor phone number: «Inhaber: Hans Muster». */
function saysNoPlace({ record, has }: Place): boolean {
  const located = (['street', 'postalCode', 'town', 'phone'] as const).filter((field) => has.has(field))
  return located.length > 0 && located.every((field) => record[field] === '')
}

function isSameName(master: MasterRecord, { name }: MasterRecord): boolean {
  return isSameValue(fieldForm('name', master.name), fieldForm('name', name))
}

/** Finds invalid values of the master record. They are not compared, because every listing would differ. */
function masterFindings({ record, otherPhones, unread }: Block): Finding[] {
  const values = fields.map((field): [Field, string] => [field, record[field]])
  const phones = otherPhones.map((phone): [Field, string] => ['phone', phone])
  const faults = [...values, ...phones].flatMap(([field, value]) => {
    const { fault } = fieldForm(field, value)
    if (fault === undefined) return []
    const problem = `${fault} Diese Angabe ist nicht verglichen.`
    const remedy = `Berichtigen Sie zuerst das Stammdatenblatt${field === 'uid' ? '; die UID steht auf uid.admin.ch' : ''}.`
    return findingOf('error', `master/${field}`, problem, remedy, `Stammdaten, ${labels[field]}`)
  })
  const pieces = unread.filter((piece) => !postal.test(piece) && !storey.test(piece))
  return [...faults, ...pieces.map((piece) => unreadPiece(piece, 'Stammdaten', isNote(piece, record)))]
}

export function canonicalRecord(record: MasterRecord): MasterRecord {
  const canonical = { ...record }
  for (const field of fields) canonical[field] = fieldForm(field, record[field]).canonical
  return canonical
}
