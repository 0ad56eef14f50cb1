import { type Finding, type Grade, listFindings } from '../shared/finding.ts'
import { fieldForm, fields, type Field, type FieldForm, type MasterRecord } from './field-form.ts'
import { splitLegalForm } from '../../lib/swiss-formats/legal-form.ts'

/**
 * How a place's value stands to the master record: letter by letter the same, the same thing spelt otherwise, another thing,
 * missing there, missing in the master record, or missing in both.
 */
export type Difference = 'same' | 'spelling' | 'different' | 'missing' | 'unknown' | 'absent'

export interface Cell {
  field: Field
  found: string
  /** What should stand there. */
  expected: string
  difference: Difference
  grade: Grade | undefined
  fault?: string
}

export interface Place {
  /** Such as «Website» or «local.ch». */
  label: string
  record: MasterRecord
}

export interface RecordComparison {
  /** The master record as it should be written. */
  canonical: MasterRecord
  /** One row a place, its cells in the order of `fields`. */
  rows: { label: string; cells: Cell[] }[]
  findings: Finding[]
  /** One line for each correction, ready to send. */
  corrections: { label: string; text: string }[]
}

/** Few places show these: their lack is worth a note only. */
const optional = new Set<Field>(['uid', 'legalForm', 'url'])

/** Compares what several places say of a firm with its master record. */
export function compareRecords(master: MasterRecord, places: Place[]): RecordComparison {
  const rows = places.map(({ label, record }) => ({ label, cells: compareRecord(master, record) }))
  return {
    canonical: canonicalRecord(master),
    rows,
    findings: listFindings([
      ...aboutMaster(master),
      ...rows.flatMap(({ label, cells }) => aboutCells(label, cells)),
    ]),
    corrections: rows.flatMap(({ label, cells }) => {
      const text = correction(cells)
      return text === '' ? [] : [{ label, text }]
    }),
  }
}

export function canonicalRecord(record: MasterRecord): MasterRecord {
  const canonical = { ...record }
  for (const { field } of fields) canonical[field] = fieldForm(field, record[field]).canonical
  return canonical
}

export function compareRecord(master: MasterRecord, record: MasterRecord): Cell[] {
  return recordComparer(master)(record)
}

/** The same for many records: what should stand there is worked out once, which halves the time of a long list. */
export function recordComparer(master: MasterRecord): (record: MasterRecord) => Cell[] {
  const expected = withForm(master)
  const wanted = fields.map(({ field }) => ({ field, want: fieldForm(field, expected[field]) }))
  return (record) => {
    const found = withForm(record)
    return wanted.map(({ field, want }) => compareField(field, want, found[field]))
  }
}

/** Where the legal form is not given apart, it may stand at the end of the name. */
function withForm(record: MasterRecord): MasterRecord {
  if (record.legalForm.trim() !== '') return record
  return { ...record, legalForm: splitLegalForm(record.name.slice(0, 300)).form ?? '' }
}

function compareField(field: Field, want: FieldForm, found: string): Cell {
  const got = fieldForm(field, found)
  const difference = differenceOf(want, got, found)
  const cell = {
    field,
    found: found.trim(),
    expected: want.canonical,
    difference,
    grade: gradeOf(difference, field),
  }
  return got.fault === undefined ? cell : { ...cell, fault: got.fault }
}

function differenceOf(want: FieldForm, got: FieldForm, found: string): Difference {
  if (want.key === '') return got.key === '' ? 'absent' : 'unknown'
  if (got.key === '') return 'missing'
  if (want.key !== got.key) return 'different'
  return found.trim() === want.canonical ? 'same' : 'spelling'
}

function gradeOf(difference: Difference, field: Field): Grade | undefined {
  if (difference === 'different') return 'error'
  if (difference === 'missing') return optional.has(field) ? 'note' : 'warning'
  return difference === 'spelling' || difference === 'unknown' ? 'note' : undefined
}

/** What cannot be right in the master record itself: compared with it, everything else would be wrong. */
export function aboutMaster(master: MasterRecord): Finding[] {
  const findings: Finding[] = []
  for (const { field, label } of fields) {
    const { fault } = fieldForm(field, master[field])
    if (fault === undefined) continue
    findings.push({
      grade: 'error',
      rule: `master/${field}`,
      problem: fault,
      remedy:
        field === 'uid'
          ? 'Im UID-Register nachsehen (uid.admin.ch).'
          : 'Zuerst das Stammdatenblatt berichtigen.',
      place: `Stammdaten, ${label}`,
    })
  }
  return findings
}

function aboutCells(place: string, cells: Cell[]): Finding[] {
  return cells.flatMap(({ field, found, expected, difference, grade, fault }): Finding[] => {
    if (grade === undefined) return []
    const label = labelOf(field)
    const problems = {
      different: `«${found}» statt «${expected}».${fault ? ` ${fault}` : ''}`,
      missing: `Die Angabe fehlt: «${expected}».`,
      spelling: `«${found}» meint dasselbe wie «${expected}», ist aber anders geschrieben.`,
      unknown: `«${found}» steht nicht in den Stammdaten.`,
    }
    const remedies = {
      different: 'Berichtigen lassen, oder die Stammdaten, wenn dieser Wert stimmt.',
      missing: 'Ergänzen, wenn die Stelle dieses Feld zeigt.',
      spelling: 'Bei Gelegenheit angleichen.',
      unknown: 'In die Stammdaten aufnehmen oder dort entfernen lassen.',
    }
    if (difference === 'same' || difference === 'absent') return []
    return [
      {
        grade,
        rule: `record/${difference}`,
        problem: `${label}: ${problems[difference]}`,
        remedy: remedies[difference],
        place: `${place}, ${label}`,
      },
    ]
  })
}

/** «Telefon: bisher «…», richtig «…»» for each value that is wrong or missing. */
export function correction(cells: Cell[]): string {
  return cells
    .filter(
      ({ difference, field }) =>
        difference === 'different' || (difference === 'missing' && !optional.has(field)),
    )
    .map(({ field, found, expected }) =>
      found === ''
        ? `${labelOf(field)}: fehlt, richtig «${expected}»`
        : `${labelOf(field)}: bisher «${found}», richtig «${expected}»`,
    )
    .join('\n')
}

export function labelOf(field: Field): string {
  return fields.find((known) => known.field === field)?.label ?? field
}
