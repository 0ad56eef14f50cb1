import { dayText, readDay } from '../shared/calendar-day.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { withoutRemarks } from './hours-remarks.ts'
import { weekdays, type Opening, type SpecialDays, type Week } from './hours.ts'
import { readOpenings, tidied } from './read-openings.ts'
import { readWeekdays, weekdayBreak } from './read-weekdays.ts'

export interface HoursRead {
  week: Week
  special: SpecialDays[]
  findings: Finding[]
}

/**
 * Hours as doors and websites state them: a line begins with its days («Mo–Fr», «Sa und So», «24.12.2026–3.1.2027») and goes on with
 * times or «geschlossen». A line without days belongs to the days above it.
 */
export function readHours(text: string): HoursRead {
  const read: HoursRead = { week: emptyWeek(), special: [], findings: [] }
  const lines = text.slice(0, longest).split(/\r\n|\r|\n/)
  if (text.length > longest) read.findings.push(tooLong)
  let told: Told | undefined
  const close = () => {
    if (told && !told.isSaid) read.findings.push({ ...noTimes, place: told.place })
  }
  for (const [index, line] of lines.entries()) {
    const place = `Zeile ${index + 1}`
    for (const whole of tidied(line).split(weekdayBreak)) {
      const { part, remarks } = withoutRemarks(whole, line)
      read.findings.push(...remarks.map((remark) => ({ ...remark, place })))
      const { days, rest } = readDays(part, read)
      if (days) {
        close()
        told = { days, place, isSaid: rest !== '' }
      }
      if (rest === '' || isTitle.test(rest)) continue
      const times = told && readOpenings(rest)
      if (told) told.isSaid = true
      if (times) for (const day of told?.days ?? []) day.push(...times)
      else read.findings.push({ ...(told ? unread : noDays), place })
    }
  }
  close()
  return read
}

/** The days that a line has named, and whether something has been said of them. */
interface Told {
  days: Opening[][]
  place: string
  isSaid: boolean
}

/** What stands above hours on doors and websites. */
const isTitle = /^(unsere )?öffnungszeiten:?$/

/** Nobody has more to say; a paste by mistake may have a megabyte. */
const longest = 5000

function emptyWeek(): Week {
  return { Monday: [], Tuesday: [], Wednesday: [], Thursday: [], Friday: [], Saturday: [], Sunday: [] }
}

/** Where the openings of the days that a line begins with are to be put, if it begins with any. */
function readDays(line: string, { week, special }: HoursRead): { days?: Opening[][]; rest: string } {
  const ofWeek = readWeekdays(line)
  if (ofWeek)
    return { days: weekdays.filter((day) => ofWeek.days.has(day)).map((day) => week[day]), rest: ofWeek.rest }
  const [whole = '', first = '', last = first] = period.exec(line) ?? []
  const through = readDay(last)
  const from = readDay(first) ?? dayBefore(first, last)
  if (from === undefined || through === undefined) return { rest: line }
  const openings: Opening[] = []
  special.push({ from: dayText(from), through: dayText(through), openings })
  return { days: [openings], rest: line.slice(whole.length) }
}

/** «24.12.2026», «24.12.–3.1.2027» or «2026-12-24 - 2027-01-03». */
const period =
  /^(\d{1,2}\. ?\d{1,2}\.(?: ?\d{4})?|\d{4}-\d{2}-\d{2})(?: ?(?:-|bis) ?(\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d{4}-\d{2}-\d{2}))? ?:? ?/

/** Of «24.12.–3.1.2027» the first day: in the year of the last, or in the one before. */
function dayBefore(first: string, last: string): number | undefined {
  const year = Number(last.slice(-4))
  const through = readDay(last)
  const from = readDay(`${first}${year}`)
  return from !== undefined && through !== undefined && from > through ? readDay(`${first}${year - 1}`) : from
}

const howTo =
  'Schreiben Sie je Zeile die Tage und ihre Zeiten: «Mo–Fr 08:00–12:00, 13:30–18:00»; Feiertage mit Datum und Jahr.'
const unread = findingOf('error', 'profile/hours-unread', 'Die Zeile ist nicht ganz zu lesen.', howTo)
const noTimes = findingOf('error', 'profile/hours-no-times', 'Zu diesen Tagen fehlen die Zeiten.', howTo)
const noDays = findingOf('error', 'profile/hours-no-days', 'Zu diesen Zeiten fehlen die Tage.', howTo)
const tooLong = findingOf(
  'error',
  'profile/hours-too-long',
  'Das ist mehr, als Öffnungszeiten lang sind; gelesen ist nur der Anfang.',
  'Fügen Sie nur die Öffnungszeiten ein.',
)
