import { dayText, readDay } from '../shared/calendar-day.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { noHours, overlapFindings, weekdays, type Hours, type Opening } from './hours.ts'

/** The days that a part of a line is about, and their hours: none if they are closed, `undefined` if none are told. */
interface Part {
  days: Opening[][]
  place: string
  times?: Opening[]
  isRemark?: boolean
}

/**
 * Parses hours as on doors and websites: a line begins with days («Mo–Fr», «Sa und So», «24.12.2026–3.1.2027»), followed by times or «geschlossen». A line
 * without days belongs to the days above it. Of a line that opens a day and one that closes it, the one with fewer days is right: «täglich 11–23, Mi zu».
 */
export function readHours(text: string): Hours & { findings: Finding[] } {
  const week = { Monday: [], Tuesday: [], Wednesday: [], Thursday: [], Friday: [], Saturday: [], Sunday: [] }
  const hours: Hours = { week, special: [] }
  const findings: Finding[] = []
  if (text.length > longest) findings.push(tooLong)
  const parts: Part[] = []
  for (const [index, line] of text
    .slice(0, longest)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const place = `Zeile ${index + 1}`
    for (const whole of tidied(line).split(weekdayBreak)) {
      const part = withoutRemarks(whole, (remark) => findings.push({ ...remark, place }))
      const { days, rest } = readDays(part, hours)
      if (days) parts.push({ days, place })
      if (rest === '') continue
      const last = parts.at(-1)
      const times = readOpenings(rest)
      const isRemark = rest.startsWith(appointment)
      if (last && times && !last.times) Object.assign(last, { times, isRemark })
      else if (last && times && !isRemark) parts.push({ ...last, place, times, isRemark })
      else if (!isRemark)
        findings.push({ ...(startsWithDate.test(rest) ? noDate : last ? unread : noDays), place })
      if (last) last.times ??= []
    }
  }
  findings.push(...joined(parts))
  findings.push(...overlapFindings(hours))
  // «Nach Vereinbarung» alone says nothing of closed days.
  const isByAppointment = text.search(byAppointment) >= 0 && parts.every(({ isRemark }) => isRemark)
  const isClosed = !isByAppointment && Object.values(week).every((openings) => openings.length === 0)
  if (isClosed && findings.every(({ grade }) => grade !== 'error')) findings.push(neverOpen)
  return { ...hours, findings }
}

/** Writes the hours of the parts into their days, those with fewer days last. */
function joined(parts: readonly Part[]): Finding[] {
  const isOpen = ({ times = [] }: Part) => times.length > 0
  const narrowLast = parts.toSorted(
    (one, other) => other.days.length - one.days.length || Number(isOpen(one)) - Number(isOpen(other)),
  )
  return narrowLast.flatMap((part) => {
    const { days, place, times, isRemark } = part
    if (!times) return { ...noTimes, place }
    for (const day of days)
      if (isOpen(part)) day.push(...times)
      else day.length = 0
    const isSaidOpen = parts.some(
      (other) =>
        isOpen(other) && other.days.length === days.length && other.days.some((day) => days.includes(day)),
    )
    return !isOpen(part) && !isRemark && isSaidOpen ? { ...both, place } : []
  })
}

const startsWithDate = /^\d{1,2}\. ?\d{1,2}\./

/** The maximum length in characters, because a paste by mistake may have a megabyte. */
const longest = 5000

/** The opening lists of the days at the beginning of a line, and the rest of the line. */
function readDays(line: string, { week, special }: Hours): { days?: Opening[][]; rest: string } {
  const [head] = leading.exec(line) ?? []
  if (head !== undefined) return { days: daysIn(head, week), rest: line.slice(head.length) }
  const [whole = '', first = '', last = first] = period.exec(line) ?? []
  const [from, through] = [readDay(first) ?? dayBefore(first, last), readDay(last)]
  if (from === undefined || through === undefined || from > through) return { rest: line }
  const openings: Opening[] = []
  special.push({ from: dayText(from), through: dayText(through), openings })
  return { days: [openings], rest: line.slice(whole.length) }
}

/** «24.12.2026», «24.12.–3.1.2027» or «2026-12-24 - 2027-01-03». */
const period =
  /^(\d{1,2}\. ?\d{1,2}\.(?: ?\d{4})?|\d{4}-\d{2}-\d{2})(?: ?(?:-|bis) ?(\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d{4}-\d{2}-\d{2}))? ?:? ?/i

/** The first day of «24.12.–3.1.2027», in the year of the last day or the one before. */
function dayBefore(first: string, last: string): number | undefined {
  const year = Number(last.slice(-4))
  return [year, year - 1]
    .map((one) => readDay(`${first}${one}`))
    .find((from) => from !== undefined && from <= (readDay(last) ?? 0))
}

const howTo = `Schreiben Sie je Zeile die Tage und ihre Zeiten: «Mo–Fr 08:00–12:00, 13:30–18:00»; Feiertage mit Datum und Jahr. ${noHours}`
const fault = (rule: string, problem: string) => findingOf('error', `profile/hours-${rule}`, problem, howTo)
const unread = fault('unread', 'Die Zeile ist nicht ganz zu lesen.')
const noDate = fault('date', 'Dem Datum fehlt das Jahr, oder das Ende liegt vor dem Anfang.')
const noTimes = fault('no-times', 'Zu diesen Tagen fehlen die Zeiten.')
const noDays = fault('no-days', 'Am Anfang der Zeile ist kein Tag erkannt.')
const both = fault('both', 'Ein Tag ist offen und geschlossen.')
const tooLong = findingOf(
  'error',
  'profile/hours-too-long',
  'Das ist mehr, als Öffnungszeiten lang sind; gelesen ist nur der Anfang.',
  `Fügen Sie nur die Öffnungszeiten ein. ${noHours}`,
)
const neverOpen = findingOf(
  'warning',
  'profile/hours-none',
  'Kein Tag hat Öffnungszeiten.',
  'Tragen Sie die Zeiten ein, zu denen jemand da ist; ganz ohne Zeiten wirkt der Betrieb geschlossen.',
)

/** Removes what opening hours cannot express, such as remarks, «nach Vereinbarung» and public holidays, and tells of each. */
function withoutRemarks(line: string, tell: (remark: Finding) => void): string {
  const leftOut = (remark: string) => {
    tell(notTaken(remark.replace(/^[ ,/&+]+/, '').trim()))
    return ''
  }
  return line
    .replace(/ ?\([^()\d]{1,60}\)/g, leftOut)
    .replace(byAppointment, (remark) => leftOut(remark) + (/\d/.test(line) ? '' : appointment))
    .replace(/^sonn- ?(?:und|&|u\.) ?(?=feiertag)/i, 'So + ')
    .replace(holidays, leftOut)
}

const byAppointment =
  /(?:(?:termine|sowie|und|nur) )*(?:nach (?:telefonischer )?(?:vereinbarung|absprache|voranmeldung)|auf (?:anfrage|voranmeldung))/gi
/** Stands for all of these in a line without times. */
const appointment = 'nach Vereinbarung'
/** «So + Feiertage», or a line about holidays alone. */
const holidays =
  /^(?:an )?(?:allgemeinen? |allg\. )?feiertag.*$| ?(?:,|\/|&|\+|und|u\.) ?(?:allgemeine |allg\. )?feiertage?/i

const notTaken = (remark: string) =>
  findingOf(
    'note',
    'profile/hours-remark',
    `«${remark}» ist nicht übernommen: Öffnungszeiten bestehen aus Tagen und Zeiten.`,
    'Auf Ihrer Website steht es weiterhin; Feiertage nennen Sie mit Datum: «25.12.2026 geschlossen».',
  )

/** Normalises a line: no title, plain dashes and spaces, months as numbers («24. Dezember» is «24.12.»). */
function tidied(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .replace(/^ ?"|" ?$/g, '')
    .trim()
    .replace(/[‐-―−]/g, '-')
    .replace(/^(?:unsere )?öffnungszeiten:? ?/i, '')
    .replace(/^24 ?\/ ?7/, 'täglich 24h')
    .replace(/^(?:betriebs)?ferien:? (?:vom )?(\d.*)$/i, '$1 geschlossen')
    .replace(
      /(\d{1,2})\. ?(jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)[a-zä]*\.? ?/gi,
      (_, day: string, month: string) => `${day}.${months.indexOf(month.toLowerCase()) + 1}.`,
    )
}

const months = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']

/** Parses the openings of a day; empty if it is closed, `undefined` for any other text. */
function readOpenings(tidy: string): Opening[] | undefined {
  const text = tidy.replace(/^[: ]+/, '')
  if (/^(geschlossen|geschl|zu|ruhetag|(betriebs)?ferien|nach vereinbarung|-)[.!]?$/i.test(text)) return []
  if (/^(durchgehend|24 ?h|24 stunden|rund um die uhr|00?-24)( geöffnet| offen| uhr)?\.?$/i.test(text))
    return [{ opens: '00:00', closes: '24:00' }]
  const openings: Opening[] = []
  const rest = text.replace(span, (_, opens: string, closes: string) => {
    openings.push({ opens: clock(opens), closes: clock(closes) })
    return ''
  })
  const isRead =
    openings.length > 0 &&
    openings.every(({ opens, closes }) => opens !== closes && isTime(opens) && isTime(closes)) &&
    /^(?:[ ,;:/&+|.]|uhr|und|u\.|von|h\b|(?:vor|nach)mittags?|durchgehend|zusätzlich|geöffnet|offen)*$/i.test(
      rest,
    )
  return isRead ? openings : undefined
}

/** «08:30-12:00», «8.30 bis 12», «8 h - 12 h», «8h30-12h00», «0830-1200». */
const span = /(\d{1,2}(?:[:.h]?\d{2})?) ?(?:uhr|h)? ?(?:-|bis) ?(\d{1,2}(?:[:.h]?\d{2})?)/gi

function clock(time: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})[:.h]?(\d{2})?$/i.exec(time) ?? []
  return `${hours.padStart(2, '0')}:${minutes}`
}

const isTime = (time: string) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)

const short = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']
const day =
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so)s?\\.?(?![a-zäöü])'
const between = ' ?(?:-|bis|,|/|&|\\+|und|u\\.) ?'
const leading = new RegExp(`^(?:täglich|${day}(?:${between}${day})*) ?:? ?`, 'i')
const next = new RegExp(`(${between})?(${day})`, 'gi')

/** The position where a line goes on with other days, «Mo-Fr 8-12, Sa 9-12», but not in «24.12.2026 Do», which is one day. */
const weekdayBreak = new RegExp(
  `(?<!\\.\\d{4})(?<=\\d|\\d ?h|uhr|geschlossen|ruhetag)(?: ?[.,;|/·•]* ?(?:und )?)(?=${day})`,
  'i',
)

/** The opening lists of the weekdays in the head of a line: «Mo-Mi, Fr». */
function daysIn(head: string, week: Hours['week']): Opening[][] {
  if (/^täglich/i.test(head)) return Object.values(week)
  const days = new Set<Opening[]>()
  let former = 0
  for (const [, link = '', name = ''] of head.matchAll(next)) {
    const index = short.indexOf(name.slice(0, 2).toLowerCase())
    // «Fr-Mo» wraps around the end of the week.
    for (let at = /-|bis/i.test(link) ? former : index; ; at = (at + 1) % 7) {
      days.add(week[weekdays[at] ?? 'Monday'])
      if (at === index) break
    }
    former = index
  }
  return [...days]
}
