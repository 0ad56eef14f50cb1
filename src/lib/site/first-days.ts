/** From one day to another, both included, counted from the enquiry, which arrives on a Monday. */
export interface Span {
  from: number
  to: number
}

/** How many days the home page looks ahead. */
export const daysAhead = 30

/** Talk, offer and acceptance take the first week; then come the audit, three days to choose, and the work that was chosen. */
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

/** The day of the calendar that a working day falls on. */
function calendarDay(workingDay: number): number {
  const weeks = Math.floor((workingDay - 1) / 5)
  return weeks * 7 + ((workingDay - 1) % 5) + 1
}
