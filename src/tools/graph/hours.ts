import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayNumber } from '../shared/calendar-day.ts'
import { findingOf, type Finding } from '../shared/finding.ts'

/** Open from and to, as «08:30». Closing before opening means past midnight; «00:00» to «24:00» is all day. */
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

/** Openings of each day; a day without any is closed. */
export type Week = Record<Weekday, Opening[]>

/** A day or days with other hours: holidays, company holidays. Without openings it is closed. Both days included. */
export interface SpecialDays {
  from: string
  through: string
  openings: Opening[]
}

/** Minutes since midnight of «hh:mm», up to 24:00; `undefined` where it is no time. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && total <= 1440 ? total : undefined
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

/** What cannot be right in the hours: no time, twice at once, a special day that ends before it begins. */
export function hoursFindings(week: Week, special: readonly SpecialDays[]): Finding[] {
  const spans = weekdays.map((day) => week[day].map(spanOf))
  const findings = weekdays.flatMap((day, index) =>
    dayFindings(spans[index] ?? [], spans[(index + 6) % 7] ?? [], german[day]),
  )
  for (const { from, through, openings } of special) {
    const isPeriod = dayNumber(from) !== undefined && dayNumber(through) !== undefined && from <= through
    const place = isPeriod ? periodText(from, through) : 'Sondertage'
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
  // What began the day before and ends after midnight runs into this day.
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
  'Eine Zeit ist keine, oder Öffnen und Schliessen sind gleich.',
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
  'Die Sondertage haben kein Datum oder enden vor dem Beginn.',
  'Nennen Sie ersten und letzten Tag mit dem Jahr.',
)

const neverOpen = findingOf(
  'warning',
  'profile/hours-none',
  'Kein Tag hat Öffnungszeiten.',
  'Tragen Sie die Zeiten ein, zu denen jemand da ist; ganz ohne Zeiten wirkt der Betrieb geschlossen.',
)
