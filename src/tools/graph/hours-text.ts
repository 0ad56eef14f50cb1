import {
  germanDay,
  minutesOf,
  periodText,
  weekdays,
  type Opening,
  type SpecialDays,
  type Week,
  type Weekday,
} from './hours.ts'

/** One entry of schema.org for all days with the same opening, as Google reads them. */
export interface HoursSpecification {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: Weekday[]
  opens: string
  closes: string
  validFrom?: string
  validThrough?: string
}

/** The hours as `openingHoursSpecification`; all day is 00:00 to 23:59, closed is 00:00 to 00:00 (Google, «Local business»). */
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

/**
 * The hours as German text, days with the same hours put together: «Montag bis Freitag: 08:00–12:00, 13:30–18:00 Uhr». Where no day of the
 * week has any, nothing is said of the week: only special days were told.
 */
export function hoursText(week: Week, special: readonly SpecialDays[]): string[] {
  const lines: { first: Weekday; last: Weekday; hours: string }[] = []
  const isOpen = weekdays.some((day) => week[day].length > 0)
  for (const day of isOpen ? weekdays : []) {
    const hours = openingsText(week[day])
    const former = lines.at(-1)
    if (former?.hours === hours) former.last = day
    else lines.push({ first: day, last: day, hours })
  }
  return [
    ...lines.map(({ first, last, hours }) => `${daysText(first, last)}: ${hours}`),
    ...special.map(
      ({ from, through, openings }) => `${periodText(from, through)}: ${openingsText(openings)}`,
    ),
  ]
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

function daysText(first: Weekday, last: Weekday): string {
  if (first === last) return germanDay(first)
  const together = weekdays.indexOf(last) - weekdays.indexOf(first) === 1 ? 'und' : 'bis'
  return `${germanDay(first)} ${together} ${germanDay(last)}`
}

function openingsText(openings: readonly Opening[]): string {
  if (openings.length === 0) return 'geschlossen'
  const keys = openings.map(keyOf).toSorted()
  if (keys.includes('00:00-24:00')) return 'durchgehend geöffnet'
  return `${keys.map((key) => key.replace('-', '–')).join(', ')} Uhr`
}
