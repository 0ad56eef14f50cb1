import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayNumber } from '../shared/calendar-day.ts'
import { findingOf, type Finding } from '../shared/finding.ts'

/** Opening and closing time, as «08:30». Closing before opening means past midnight; «00:00» to «24:00» is all day. */
export interface Opening {
  opens: string
  closes: string
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** The openings of each day; a day without any is closed. */
export type Week = Record<Weekday, Opening[]>

/** Days with other hours, such as holidays, from first to last day. Without openings the firm is closed. */
export interface SpecialDays {
  from: string
  through: string
  openings: Opening[]
}

/** Minutes since midnight of «hh:mm», up to 24:00; `undefined` for an invalid time. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && total <= 1440 ? total : undefined
}

/** An entry of schema.org for all days with the same opening. */
interface HoursSpecification {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: Weekday[]
  opens: string
  closes: string
  validFrom?: string
  validThrough?: string
}

/** Converts hours to `openingHoursSpecification`. All day is 00:00 to 23:59, closed is 00:00 to 00:00 (Google, «Local business»). */
export function hoursSpecification(week: Week, special: readonly SpecialDays[]): HoursSpecification[] {
  const days = new Map<string, Weekday[]>()
  for (const day of weekdays) {
    for (const opening of week[day]) days.set(keyOf(opening), [...(days.get(keyOf(opening)) ?? []), day])
  }
  const regular = [...days].map(([key, dayOfWeek]) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek,
    ...bounds(key),
  }))
  const other = special.flatMap(({ from, through, openings }) =>
    (openings.length > 0 ? openings.map(keyOf) : ['00:00-00:00']).map((key) => ({
      '@type': 'OpeningHoursSpecification' as const,
      ...bounds(key),
      validFrom: from,
      validThrough: through,
    })),
  )
  return [...regular, ...other]
}

function keyOf({ opens, closes }: Opening): string {
  return `${clock(opens)}-${clock(closes)}`
}

function bounds(key: string): { opens: string; closes: string } {
  const [opens = '', closes = ''] = key.split('-')
  return { opens, closes: closes === '24:00' ? '23:59' : closes }
}

function clock(time: string): string {
  const minutes = minutesOf(time) ?? 0
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

const german: Record<Weekday, string> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
}

/** «24. Dezember 2026 bis 3. Januar 2027», or one day. */
function periodText(from: string, through: string): string {
  return from === through ? swissDate(from) : `${swissDate(from)} bis ${swissDate(through)}`
}

/** Finds invalid times, overlaps, and special days that end before they begin. */
export function hoursFindings(week: Week, special: readonly SpecialDays[]): Finding[] {
  const spans = weekdays.map((day) => week[day].map(spanOf))
  const findings = weekdays.flatMap((day, index) =>
    dayFindings(spans[index] ?? [], spans[(index + 6) % 7] ?? [], german[day]),
  )
  for (const { from, through, openings } of special) {
    const isPeriod = dayNumber(from) !== undefined && dayNumber(through) !== undefined && from <= through
    const place = isPeriod ? periodText(from, through) : 'Spezielle Öffnungszeiten'
    if (!isPeriod) findings.push({ ...badDays, place })
    findings.push(...dayFindings(openings.map(spanOf), [], place))
  }
  if (weekdays.every((day) => week[day].length === 0)) findings.push(neverOpen)
  return findings
}

type Span = [number, number] | undefined

function spanOf({ opens, closes }: Opening): Span {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  if (from === undefined || to === undefined || from === to || from === 1440) return undefined
  return [from, to > from ? to : to + 1440]
}

function dayFindings(spans: readonly Span[], former: readonly Span[], place: string): Finding[] {
  const known = spans.filter((span) => span !== undefined)
  // An opening of the previous day that ends after midnight extends into this day.
  const carried = former.flatMap((span): [number, number][] =>
    span && span[1] > 1440 ? [[0, span[1] - 1440]] : [],
  )
  const inOrder = [...carried, ...known].toSorted(([one], [other]) => one - other)
  const overlaps = inOrder.some(
    ([from], index) => from < Math.max(0, ...inOrder.slice(0, index).map(([, end]) => end)),
  )
  return [
    ...(known.length < spans.length ? [{ ...noTime, place }] : []),
    ...(overlaps ? [{ ...twice, place }] : []),
  ]
}

const noTime = findingOf(
  'error',
  'profile/hours-time',
  'Eine Angabe ist keine Uhrzeit, oder Öffnen und Schliessen sind gleich.',
  'Schreiben Sie «08:30»; durchgehend offen ist «00:00» bis «24:00».',
)

const twice = findingOf(
  'error',
  'profile/hours-overlap',
  'Zwei Öffnungszeiten überschneiden sich.',
  'Trennen Sie sie durch die Mittagspause, oder machen Sie eine daraus.',
)

const badDays = findingOf(
  'error',
  'profile/hours-days',
  'Spezielle Öffnungszeiten haben kein Datum oder enden vor ihrem Beginn.',
  'Nennen Sie ersten und letzten Tag mit dem Jahr.',
)

const neverOpen = findingOf(
  'warning',
  'profile/hours-none',
  'Kein Tag hat Öffnungszeiten.',
  'Tragen Sie die Zeiten ein, zu denen jemand da ist; ganz ohne Zeiten wirkt der Betrieb geschlossen.',
)
