import { dayText, readDay } from '../shared/calendar-day.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { weekdays, type Opening, type SpecialDays, type Week, type Weekday } from './hours.ts'

export interface HoursRead {
  week: Week
  special: SpecialDays[]
  findings: Finding[]
}

/**
 * Parses hours as on doors and websites: a line begins with days («Mo–Fr», «Sa und So», «24.12.2026–3.1.2027»), followed by times or «geschlossen». A line
 * without days belongs to the days above it. Of a line that opens a day and one that closes it, the one with fewer days is right: «täglich 11–23, Mi zu».
 */
export function readHours(text: string): HoursRead {
  const read: HoursRead = { week: emptyWeek(), special: [], findings: [] }
  const lines = text.slice(0, longest).split(/\r\n|\r|\n/)
  if (text.length > longest) read.findings.push(tooLong)
  let told: Told | undefined
  const closings: (Told & { isSure: boolean })[] = []
  // The number of days in the narrowest line that opens a day.
  const widths = new Map<Opening[], number>()
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
      const isRemark = rest.startsWith(appointment)
      // «Nach Vereinbarung» alone, or below hours.
      if (rest === '' || isTitle.test(rest) || (isRemark && told?.isSaid !== false && !days)) continue
      const times = told && readOpenings(rest)
      if (told) told.isSaid = true
      if (told && times?.length === 0) closings.push({ ...told, place, isSure: !isRemark })
      if (told && times)
        for (const day of told.days) {
          day.push(...times)
          if (times.length > 0) widths.set(day, Math.min(told.days.length, widths.get(day) ?? 7))
        }
      else read.findings.push({ ...(withoutYear.test(rest) ? noYear : told ? unread : noDays), place })
    }
  }
  close()
  for (const { days, place, isSure } of closings)
    for (const day of days) {
      const width = widths.get(day) ?? 0
      if (days.length < width) day.length = 0
      else if (isSure && days.length === width) read.findings.push({ ...both, place })
    }
  return read
}

/** A day and its month, such as «24.12.». */
const withoutYear = /^\d{1,2}\. ?\d{1,2}\.(?! ?\d)/

/** The last named days, and whether their hours are known. */
interface Told {
  days: Opening[][]
  place: string
  isSaid: boolean
}

/** A heading above the hours. */
const isTitle = /^(unsere )?öffnungszeiten:?$/

/** The maximum length in characters, because a paste by mistake may have a megabyte. */
const longest = 5000

function emptyWeek(): Week {
  return { Monday: [], Tuesday: [], Wednesday: [], Thursday: [], Friday: [], Saturday: [], Sunday: [] }
}

/** The opening lists of the days at the beginning of a line, and the rest of the line. */
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

/** The first day of «24.12.–3.1.2027», in the year of the last day or the one before. */
function dayBefore(first: string, last: string): number | undefined {
  const year = Number(last.slice(-4))
  const through = readDay(last)
  const from = readDay(`${first}${year}`)
  return from !== undefined && through !== undefined && from > through ? readDay(`${first}${year - 1}`) : from
}

const howTo =
  'Schreiben Sie je Zeile die Tage und ihre Zeiten: «Mo–Fr 08:00–12:00, 13:30–18:00»; Feiertage mit Datum und Jahr.'
const unread = findingOf('error', 'profile/hours-unread', 'Die Zeile ist nicht ganz zu lesen.', howTo)
const noYear = findingOf('error', 'profile/hours-no-year', 'Dem Datum fehlt das Jahr.', howTo)
const noTimes = findingOf('error', 'profile/hours-no-times', 'Zu diesen Tagen fehlen die Zeiten.', howTo)
const noDays = findingOf('error', 'profile/hours-no-days', 'Am Anfang der Zeile ist kein Tag erkannt.', howTo)
const both = findingOf('error', 'profile/hours-both', 'Ein Tag ist offen und geschlossen.', howTo)
const tooLong = findingOf(
  'error',
  'profile/hours-too-long',
  'Das ist mehr, als Öffnungszeiten lang sind; gelesen ist nur der Anfang.',
  'Fügen Sie nur die Öffnungszeiten ein.',
)

/**
 * Removes what opening hours cannot express, such as remarks, «nach Vereinbarung» and public holidays, and returns a finding for each, with the spelling
 * of the line.
 */
function withoutRemarks(whole: string, line: string): { part: string; remarks: Finding[] } {
  const remarks: Finding[] = []
  const part = whole
    .replace(inBrackets, (remark) => {
      remarks.push(notTaken(asIn(line, remark.trim())))
      return ''
    })
    .replace(byAppointment, (remark) => {
      remarks.push(notTaken(asIn(line, remark.trim())))
      return /\d/.test(whole) ? '' : appointment
    })
    .replace(sundaysAnd, 'so + ')
    .replace(holidays, () => {
      remarks.push(noHolidays)
      return ''
    })
  return { part, remarks }
}

/** Remarks such as «(Abendverkauf)» or «(warme Küche)». */
const inBrackets = / ?\([^()\d]{1,60}\)/g
const byAppointment =
  /(?:(?:termine|sowie|und|nur) )*(?:nach (?:telefonischer )?(?:vereinbarung|absprache|voranmeldung)|auf (?:anfrage|voranmeldung))/g
/** Stands for all of these in a line without times. */
const appointment = 'nach vereinbarung'
const sundaysAnd = /^sonn- ?(?:und|&|u\.) ?(?=feiertag)/
/** «So + Feiertage», or a line about holidays alone. */
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

/** Normalises a line: lower case, plain dashes and spaces, months as numbers («24. Dezember» is «24.12.»). */
function tidied(line: string): string {
  return line
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^ ?"|" ?$/g, '')
    .trim()
    .replace(/[‐-―−]/g, '-')
    .replace(/^24 ?\/ ?7/, 'täglich 24h')
    .replace(/^(?:betriebs)?ferien:? (?:vom )?(\d.*)$/, '$1 geschlossen')
    .replace(
      /(\d{1,2})\. ?(jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)[a-zä]*\.? ?/g,
      (_, day, month) => {
        return `${day}.${months.indexOf(month) + 1}.`
      },
    )
}

const months = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']

/** Parses the openings of a day; empty if it is closed, `undefined` for any other text. */
function readOpenings(tidy: string): Opening[] | undefined {
  const text = tidy.replace(/^[: ]+/, '')
  if (/^(geschlossen|geschl|zu|ruhetag|(betriebs)?ferien|nach vereinbarung|-)[.!]?$/.test(text)) return []
  if (/^(durchgehend|24 ?h|24 stunden|rund um die uhr|00?-24)( geöffnet| offen| uhr)?\.?$/.test(text))
    return [{ opens: '00:00', closes: '24:00' }]
  const openings: Opening[] = []
  const rest = text.replace(span, (_, opens: string, closes: string) => {
    openings.push({ opens: clock(opens), closes: clock(closes) })
    return ''
  })
  const isRead =
    openings.length > 0 &&
    /^(?:[ ,;/&+|.]|uhr|und|u\.|von|h\b|durchgehend|zusätzlich|geöffnet|offen)*$/.test(rest)
  return isRead ? openings : undefined
}

/** «08:30-12:00», «8.30 bis 12», «8 h - 12 h», «8h30-12h00», «0830-1200». */
const span = /(\d{1,2}(?:[:.h]?\d{2})?) ?(?:uhr|h)? ?(?:-|bis) ?(\d{1,2}(?:[:.h]?\d{2})?)/g

function clock(time: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})[:.h]?(\d{2})?$/.exec(time) ?? []
  return `${hours.padStart(2, '0')}:${minutes}`
}

const short = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']
const day =
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so)s?\\.?(?![a-zäöü])'
const between = ' ?(?:-|bis|,|/|&|\\+|und|u\\.) ?'
const leading = new RegExp(`^(?:täglich|${day}(?:${between}${day})*) ?:? ?`)
const next = new RegExp(`(${between})?(${day})`, 'g')

/** The position where a line goes on with other days, «Mo-Fr 8-12, Sa 9-12», but not in «24.12.2026 Do», which is one day. */
const weekdayBreak = new RegExp(
  `(?<!\\.\\d{4})(?<=\\d|\\d ?h|uhr|geschlossen|ruhetag)(?: ?[.,;|/·•]* ?(?:und )?)(?=${day})`,
)

/** The weekdays at the beginning of a normalised line, and its rest: «mo-mi, fr 8-12». */
function readWeekdays(line: string): { days: Set<Weekday>; rest: string } | undefined {
  const [head] = leading.exec(line) ?? []
  if (head === undefined) return undefined
  const days = new Set<Weekday>(head.startsWith('täglich') ? weekdays : [])
  let former = 0
  for (const [, link = '', name = ''] of head.matchAll(next)) {
    const index = short.indexOf(name.slice(0, 2))
    // «Fr-Mo» wraps around the end of the week.
    for (let at = /-|bis/.test(link) ? former : index; ; at = (at + 1) % 7) {
      const found = weekdays[at]
      if (found) days.add(found)
      if (at === index) break
    }
    former = index
  }
  return { days, rest: line.slice(head.length) }
}
