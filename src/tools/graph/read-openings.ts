import type { Opening } from './hours.ts'

/** A line in lower case with plain dashes and spaces, and months as numbers: «24. Dezember» is «24.12.». */
export function tidied(line: string): string {
  return line
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[‐-―−]/g, '-')
    .replace(/^24 ?\/ ?7/, 'täglich 24h')
    .replace(/^(?:betriebs)?ferien:? (?:vom )?(\d.*)$/, '$1 geschlossen')
    .replace(
      /(\d{1,2})\. ?(jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)[a-zä]*\.? ?/g,
      (_, day, month) => {
        return `${day}.${months.indexOf(month) + 1}.`
      },
    )
}

const months = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']

/** The openings of a day, none where it is closed; undefined where something else is said. */
export function readOpenings(tidy: string): Opening[] | undefined {
  const text = tidy.replace(/^[: ]+/, '')
  if (/^(geschlossen|geschl|zu|ruhetag|(betriebs)?ferien|-)[.!]?$/.test(text)) return []
  if (/^(durchgehend|24 ?h|24 stunden|rund um die uhr|00?-24)( geöffnet| offen| uhr)?\.?$/.test(text))
    return [{ opens: '00:00', closes: '24:00' }]
  const openings: Opening[] = []
  const rest = text.replace(span, (_, opens: string, closes: string) => {
    openings.push({ opens: clock(opens), closes: clock(closes) })
    return ''
  })
  const isRead =
    openings.length > 0 &&
    /^(?:[ ,;/&+|.]|uhr|und|u\.|von|h\b|durchgehend|zusätzlich|geöffnet|offen)*$/.test(rest)
  return isRead ? openings : undefined
}

/** «08:30-12:00», «8.30 bis 12», «8 h - 12 h», «8h30-12h00». */
const span = /(\d{1,2}(?:[:.h]\d{2})?) ?(?:uhr|h)? ?(?:-|bis) ?(\d{1,2}(?:[:.h]\d{2})?)/g

function clock(time: string): string {
  const [hours = '', minutes = '00'] = time.split(/[:.h]/)
  return `${hours.padStart(2, '0')}:${minutes}`
}
