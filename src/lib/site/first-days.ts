/** A range of calendar days, both ends included. Day 1 is the day of the enquiry, a Monday. */
export interface Span {
  from: number
  to: number
}

/** The length of the timeline on the home page, in days. */
export const daysAhead = 30

/** The phases: one working week for talk, offer and acceptance, then the audit, three working days to choose, and the chosen work. */
export function firstDays(auditDays: number): Record<'talk' | 'audit' | 'choice' | 'work', Span> {
  const chosen = 5 + auditDays + 3
  return {
    talk: span(1, 5),
    audit: span(6, 5 + auditDays),
    choice: span(6 + auditDays, chosen),
    work: { from: calendarDay(chosen + 1), to: daysAhead },
  }
}

const span = (first: number, last: number): Span => ({ from: calendarDay(first), to: calendarDay(last) })

function calendarDay(workingDay: number): number {
  const weeks = Math.floor((workingDay - 1) / 5)
  return weeks * 7 + ((workingDay - 1) % 5) + 1
}
