import { findingOf, type Finding } from '../shared/finding.ts'

/**
 * What is said of some days, without what no opening hours can say: remarks, «nach Vereinbarung», public holidays; and what is lost, spelt
 * as in the line.
 */
export function withoutRemarks(whole: string, line: string): { part: string; remarks: Finding[] } {
  const remarks: Finding[] = []
  const part = whole
    .replace(inBrackets, (remark) => {
      remarks.push(notTaken(asIn(line, remark.trim())))
      return ''
    })
    .replace(byAppointment, (remark) => {
      remarks.push(notTaken(asIn(line, remark.trim())))
      return /\d/.test(whole) ? '' : 'geschlossen'
    })
    .replace(sundaysAnd, 'so + ')
    .replace(holidays, () => {
      remarks.push(noHolidays)
      return ''
    })
  return { part, remarks }
}

/** «(Abendverkauf)», «(warme Küche)» */
const inBrackets = / ?\([^()\d]{1,60}\)/g
const byAppointment =
  /(?:termine |sowie |und |nur )?(?:nach (?:telefonischer )?(?:vereinbarung|absprache|voranmeldung)|auf (?:anfrage|voranmeldung))/g
const sundaysAnd = /^sonn- ?(?:und|&|u\.) ?(?=feiertag)/
/** «So + Feiertage», and a line about holidays alone. */
const holidays =
  /^(?:an )?(?:allgemeinen? |allg\. )?feiertag.*$| ?(?:,|\/|&|\+|und|u\.) ?(?:allgemeine |allg\. )?feiertage?/

function asIn(line: string, remark: string): string {
  const at = line.toLowerCase().indexOf(remark)
  return at < 0 ? remark : line.slice(at, at + remark.length)
}

const notTaken = (remark: string) =>
  findingOf(
    'note',
    'profile/hours-remark',
    `«${remark}» ist nicht übernommen: Öffnungszeiten bestehen aus Tagen und Zeiten.`,
    'Setzen Sie es in die Beschreibung des Profils; ein Tag ohne Zeiten gilt als geschlossen.',
  )

const noHolidays = findingOf(
  'warning',
  'profile/hours-holidays',
  'Feiertage sind nicht übernommen; sie sind je Kanton verschieden.',
  'Tragen Sie Ihre mit Datum ein: «25.12.2026 geschlossen».',
)
