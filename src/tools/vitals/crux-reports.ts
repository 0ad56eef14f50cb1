import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayNumber, dayText } from '../shared/calendar-day.ts'

/** The number of days in a CrUX report. */
const windowDays = 28

/** The first month of CrUX data. */
const firstReport = '2017-10-01'

export const daysHead = ['Zeitraum', 'Davon mit der Änderung']

/**
 * The reports to compare after a change went live: the last one without it, one with half of the days after it, and the first one with only days after
 * it. The day of the change is mixed and counts as old. Empty for a date without CrUX data.
 */
export function cruxReports(online: string): string[][] {
  const day = firstReport <= online && online < '3' ? dayNumber(online) : undefined
  if (day === undefined) return []
  return [
    [day - 1, 'noch der alte Wert'] as const,
    [day + windowDays / 2, 'halb und halb'] as const,
    [
      day + windowDays,
      `nur noch der neue Wert. Ganz sichtbar ab etwa ${swissDate(dayText(day + windowDays + 2))}`,
    ] as const,
  ].map(([last, told]) => [
    `28 Tage: ${spanOf(dayText(last - windowDays + 1), dayText(last))}`,
    `${Math.max(0, last - day)} von ${windowDays}: ${told}`,
  ])
}

/** «3. März bis 30. März 2026»; the first year only if it differs. */
function spanOf(from: string, to: string): string {
  const start = swissDate(from)
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.replace(/ \d+$/, '') : start} bis ${swissDate(to)}`
}
