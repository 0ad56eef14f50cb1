import { swissDate } from '../../lib/site/swiss-date.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import type { JsonObject } from './read.ts'

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
type Weekday = (typeof weekdays)[number]

/** The openings of each day; a day without any is closed. */
export type Week = Record<Weekday, Opening[]>

/** Days with other hours, such as holidays, from first to last day. Without openings the firm is closed. */
export interface SpecialDays {
  from: string
  through: string
  openings: Opening[]
}

/** Converts hours to `openingHoursSpecification`. All day is 00:00 to 23:59, closed is 00:00 to 00:00 (Google, «Local business»). */
export function hoursSpecification(week: Week, special: readonly SpecialDays[]): JsonObject[] {
  const regular = new Map(weekdays.flatMap((day) => week[day].map((one) => [keyOf(one), one])))
  return [
    ...[...regular].map(([key, opening]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.filter((day) => week[day].some((one) => keyOf(one) === key)),
      ...bounds(opening),
    })),
    ...special.flatMap(({ from, through, openings }) =>
      (openings.length > 0 ? openings : [{ opens: '00:00', closes: '00:00' }]).map((opening) => ({
        '@type': 'OpeningHoursSpecification',
        ...bounds(opening),
        validFrom: from,
        validThrough: through,
      })),
    ),
  ]
}

const keyOf = ({ opens, closes }: Opening) => `${opens}-${closes}`
const bounds = ({ opens, closes }: Opening) => ({ opens, closes: closes === '24:00' ? '23:59' : closes })

/** Finds hours that overlap, also with those of the day before that end after midnight. */
export function overlapFindings(week: Week, special: readonly SpecialDays[]): Finding[] {
  const spans = weekdays.flatMap((day, index) => week[day].map((one) => spanOf(one, german[index], index)))
  const fromSunday = spans.map(({ from, to }) => ({ from: from - weekLong, to: to - weekLong }))
  return [
    ...overlapping([...fromSunday, ...spans]),
    ...special.flatMap(({ from, through, openings }) => {
      const place = [...new Set([from, through])].map(swissDate).join(' bis ')
      return overlapping(openings.map((one) => spanOf(one, place)))
    }),
  ]
}

const german = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']
const dayLong = 1440
const weekLong = 7 * dayLong

/** In minutes since the beginning of the week. */
interface Span {
  from: number
  to: number
  place?: string | undefined
}

function spanOf({ opens, closes }: Opening, place: string | undefined, day = 0): Span {
  const [from, to] = [minutesOf(opens) + day * dayLong, minutesOf(closes) + day * dayLong]
  return { from, to: to > from ? to : to + dayLong, place }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function overlapping(spans: readonly Span[]): Finding[] {
  const inOrder = spans.toSorted((one, other) => one.from - other.from)
  return inOrder.flatMap(({ from, place }, index) => {
    const isOverlapped = inOrder.slice(0, index).some(({ to }) => to > from)
    return isOverlapped && place !== undefined ? { ...overlap, place } : []
  })
}

const overlap = findingOf(
  'error',
  'profile/hours-overlap',
  'Zwei Öffnungszeiten überschneiden sich.',
  'Trennen Sie sie durch die Mittagspause, oder machen Sie eine daraus.',
)
