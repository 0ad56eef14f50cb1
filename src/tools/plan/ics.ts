/** An entry for a whole day, such as 2026-11-24. */
export interface CalendarEntry {
  day: string
  /** Stays the same when the plan is made again, so that the calendar replaces the entry. */
  id: string
  title: string
  text: string
}

/** A calendar file as RFC 5545 has it: CRLF, lines folded at 75 octets. `stamp` is when it was made, such as 20261122T080000Z. */
export function ics(entries: readonly CalendarEntry[], stamp: string): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Verteilplan//DE']
  for (const { day, id, title, text } of entries) {
    lines.push(
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    )
  }
  return [...lines, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('')
}

/** «20261122T080000Z» */
export function calendarStamp(now: Date): string {
  return now.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/[\\;,]/g, String.raw`\$&`)
      .replace(/\r\n?|\n/g, String.raw`\n`)
      // RFC 5545 3.1: no control characters but the tab.
      .replace(/(?!\t)\p{Control}/gu, '')
  )
}

function folded(line: string): string {
  const encoder = new TextEncoder()
  let [result, length] = ['', 0]
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (length + octets > 75) {
      result += '\r\n '
      length = 1
    }
    result += character
    length += octets
  }
  return result
}
