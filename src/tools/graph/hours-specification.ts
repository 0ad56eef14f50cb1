import { minutesOf, weekdays, type Opening, type SpecialDays, type Week, type Weekday } from './hours.ts'

/** One entry of schema.org for all days with the same opening, as Google reads them. */
interface HoursSpecification {
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
