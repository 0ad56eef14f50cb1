import { dayText, readDay } from '../shared/calendar-day.ts'

/** The days of a list: «25.12.2026, 24.12.2026–3.1.2027», and the entries that are none. */
export function readDays(text: string): { days: string[]; unread: string[] } {
  const days = new Set<string>()
  const unread: string[] = []
  const entries = text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  for (const entry of entries.slice(0, mostEntries)) {
    const range = daysIn(entry)
    if (range.length === 0) unread.push(entry)
    for (const day of range) days.add(dayText(day))
  }
  return { days: [...days], unread }
}

/** Nobody types more; a paste by mistake may have a megabyte. */
const mostEntries = 1000
const mostDays = 366

/** The numbers of the days from the first to the last; none where one of them is no day, or the last comes first. */
function daysIn(entry: string): number[] {
  const [first, last = first, ...others] = entry.split(/–|\bbis\b|\s-\s|(?<=\.\d{4})-/).map(readDay)
  if (first === undefined || last === undefined || others.length > 0) return []
  const length = last - first + 1
  return length > mostDays || length < 1 ? [] : Array.from({ length }, (_, index) => first + index)
}
