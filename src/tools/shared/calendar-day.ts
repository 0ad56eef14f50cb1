const msPerDay = 86_400_000

/** Days since 1970, or `undefined` for a text that is not a date, such as «2026-02-30». */
export function dayNumber(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const ms = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day) ? ms / msPerDay : undefined
}

/** The inverse: a date such as «2026-11-29». */
export function dayText(number: number): string {
  return new Date(number * msPerDay).toISOString().slice(0, 10)
}

/** The day number of «25.12.2026» or «2026-12-25». */
export function readDay(text: string): number | undefined {
  const swiss = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim())
  if (!swiss) return dayNumber(text.trim())
  const [, day = '', month = '', year = ''] = swiss
  return dayNumber(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
