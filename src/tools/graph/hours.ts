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

export interface Hours {
  /** The openings of each day; a day without any is closed. */
  week: Record<Weekday, Opening[]>
  /** Days with other hours, such as holidays, from first to last day. Without openings the firm is closed. */
  special: { from: string; through: string; openings: Opening[] }[]
}

/** Converts hours to `openingHoursSpecification`. All day is 00:00 to 23:59, closed is 00:00 to 00:00 (Google, «Local business»). */
export function hoursSpecification({ week, special }: Hours): JsonObject[] {
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

/** An error drops all hours, because a page must not publish half of them. */
export const noHours = 'Bis dahin stehen im JSON-LD keine Öffnungszeiten.'

/** Finds hours of a day that overlap. */
export function overlapFindings({ week, special }: Hours): Finding[] {
  const days = [
    ...weekdays.map((day, index) => ({ place: german[index] ?? day, openings: week[day] })),
    ...special.map(({ from, through, openings }) => ({
      place: [...new Set([from, through])].map(swissDate).join(' bis '),
      openings,
    })),
  ]
  return days.flatMap(({ place, openings }) => {
    const inOrder = openings.toSorted((one, other) => one.opens.localeCompare(other.opens))
    // Closing before opening means past midnight.
    const isOverlapped = inOrder.some(({ opens, closes }, index) => {
      const next = inOrder[index + 1]
      return next && (closes < opens || closes > next.opens)
    })
    return isOverlapped ? { ...overlap, place } : []
  })
}

const german = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

const overlap = findingOf(
  'error',
  'profile/hours-overlap',
  'Zwei Öffnungszeiten überschneiden sich.',
  `Trennen Sie sie durch die Mittagspause, oder machen Sie eine daraus. ${noHours}`,
)
