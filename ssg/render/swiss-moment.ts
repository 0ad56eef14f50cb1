const clock = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', timeZoneName: 'longOffset' })

/** The start of a day in Switzerland, such as `2026-11-21T00:00:00+01:00`: without an offset each reader takes its own. */
export function swissMoment(day: string): string {
  // Clocks change at 01:00 UTC: the offset at 00:00 UTC is that of the Swiss midnight before it.
  const name = clock.formatToParts(new Date(`${day}T00:00:00Z`)).find(({ type }) => type === 'timeZoneName')
  const offset = name?.value.replace('GMT', '')
  if (!offset) throw new Error(`no offset for ${day}`)
  return `${day}T00:00:00${offset}`
}
