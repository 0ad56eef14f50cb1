import { dayNumber, dayText } from '../shared/calendar-day.ts'

/** How many days CrUX puts together, the last one included. */
const windowDays = 28

/** CrUX has reported since then. */
const firstReport = '2017-10-01'

/** A day whose report tells something of the change. */
export interface Milestone {
  /** The days that the report covers. */
  from: string
  to: string
  /** How many of them have the change from their first hour. */
  newDays: number
}

/**
 * The reports to compare after a change went live: the last one without it, the one that is half new, and the first one that is all new. The day of
 * the change itself is mixed and counts as old. `undefined` where the text is no day that CrUX has reports of.
 */
export function cruxMilestones(online: string): Milestone[] | undefined {
  const day = firstReport <= online && online < '3' ? dayNumber(online) : undefined
  if (day === undefined) return undefined
  return [day - 1, day + windowDays / 2, day + windowDays].map((last) => ({
    from: dayText(last - windowDays + 1),
    to: dayText(last),
    newDays: Math.max(0, last - day),
  }))
}
