import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayNumber, dayText } from '../shared/calendar-day.ts'
import { pastedLine } from '../shared/pasted-text.ts'
import { unchecked, type Verdict } from '../shared/finding.ts'
import { percent, readNumber, swissNumber } from '../shared/numbers.ts'

/** The parts of an LCP, in the order in which they pass: what PageSpeed Insights calls each, the share that Google names, and what shortens it. */
export const parts = [
  {
    field: 'server',
    called: 'Time to First Byte',
    label: 'Antwort des Servers',
    share: 0.4,
    remedy: 'fertiges HTML, Zwischenspeicher, direkte Links',
  },
  {
    field: 'warten',
    called: 'Verzögerung beim Laden',
    label: 'Warten auf den Ladebeginn',
    share: 0.1,
    remedy: 'Bild ins HTML statt in CSS oder Skript, ohne loading="lazy"',
  },
  {
    field: 'laden',
    called: 'Dauer des Ladens',
    label: 'Laden der Datei',
    share: 0.4,
    remedy: 'AVIF oder WebP, passende Breiten',
  },
  {
    field: 'anzeige',
    called: 'Verzögerung beim Rendering',
    label: 'Warten auf die Anzeige',
    share: 0.1,
    remedy: 'CSS kürzen, Skripte mit defer',
  },
] as const

export const partsHead = ['Teil', 'Anteil', 'Richtwert', 'Abhilfe']

interface LcpSplit {
  /** The LCP, how good it is, and where to start. */
  verdict: Verdict
  /** None where times are missing. */
  rows: string[][]
}

/** With which part to start: with the one that exceeds its share by most. */
export function splitLcp(values: Readonly<Record<string, string>>): LcpSplit {
  // A text loads nothing of its own: two times are enough, Google's shares say nothing, and the longer part comes first.
  const isText = isNone(values['warten']) && isNone(values['laden'])
  const times = asMilliseconds(
    parts.map(({ field }) =>
      isText && (field === 'warten' || field === 'laden')
        ? { value: 0, unit: 1 }
        : readTime(values[field] ?? ''),
    ),
  )
  const total = times.reduce((sum, ms) => sum + ms, 0)
  if (!(total > 0)) return { verdict: missing, rows: [] }
  const excess = times.map((ms, index) => ms - (isText ? 0 : (parts[index]?.share ?? 0)) * total)
  const most = Math.max(...excess)
  const first = most > least ? parts[excess.indexOf(most)] : undefined
  const rating = ratingOf(total)
  const excessText = isText
    ? ''
    : `, ${timeText(most)} über dem Richtwert. Ohne sie wären es ${timeText(total - most)}: ${ratingOf(total - most).word}`
  const where = first
    ? `${total <= good ? 'Noch schneller wird es zuerst hier' : 'Beginnen Sie hier'}: ${first.label}${excessText}. Abhilfe: ${first.remedy}.`
    : 'Alle Teile liegen beim Richtwert.'
  return {
    verdict: {
      state: rating.state,
      word: `LCP ${timeText(total)}${isText ? ' (ein Text)' : ''}: ${rating.word}`,
      reason: where,
    },
    rows: parts.map(({ label, share, remedy }, index) => [
      label,
      `${percent((times[index] ?? 0) / total, 0)}, ${timeText(times[index] ?? 0)}`,
      isText ? '–' : `${share < 0.4 ? 'unter' : 'rund'} ${percent(share, 0)}`,
      remedy,
    ]),
  }
}

/** The thresholds of the LCP, in ms. */
const [good, fair] = [2500, 4000]

function ratingOf(total: number): Pick<Verdict, 'state' | 'word'> {
  if (total <= good) return { state: 'right', word: 'Gut' }
  return total <= fair
    ? { state: 'fair', word: 'Optimierung erforderlich' }
    : { state: 'wrong', word: 'Langsam' }
}

const missing: Verdict = {
  ...unchecked(
    'Es fehlen Zeiten, oder es sind Prozente oder gemischte Einheiten; bei Text genügen die erste und die letzte.',
  ),
  word: 'Nicht gerechnet',
}

/** Less than a millisecond is none: sums of fractions are never exact. */
const least = 0.5

/** Ten minutes: nobody waits longer, and nothing is measured after that. */
const longest = 600_000

function isNone(text = ''): boolean {
  return text.trim() === '' || readTime(text).value === 0
}

/** A time as it was typed; `unit` in ms where one is written. */
interface Time {
  value: number
  unit?: number
}

/** «2.300 ms» in German, «2,300 ms» in English, «0,8 s», «0,8 Sekunden», «800». */
function readTime(text: string): Time {
  const [, number = '', unit] =
    /^(.*?)\s*(ms|millisekunden?|milliseconds?|s|sek\.?|sekunden?|seconds?)?$/i.exec(pastedLine(text)) ?? []
  const isSeconds = unit !== undefined && /^s/i.test(unit)
  const value = readNumber(isSeconds ? number : number.replace(/^(\d)[.,](?=\d{3}$)/, '$1')) ?? NaN
  return unit ? { value, unit: isSeconds ? 1000 : 1 } : { value }
}

/**
 * Who writes no unit means the same one everywhere. Together under 100 they are seconds: no page has an LCP of 0.1 s. A fraction among
 * milliseconds is neither.
 */
function asMilliseconds(times: readonly Time[]): number[] {
  const bare = times.filter(({ unit }) => unit === undefined)
  const unit = bare.reduce((sum, { value }) => sum + value, 0) < 100 ? 1000 : 1
  const isMixed = unit === 1 && bare.some(({ value }) => value < 10 && !Number.isInteger(value))
  return times
    .map((time) => (isMixed && time.unit === undefined ? NaN : time.value * (time.unit ?? unit)))
    .map((ms) => (ms >= 0 && ms <= longest ? ms : NaN))
}

/** «1,23 s» from a second on, «184 ms» below. */
function timeText(ms: number): string {
  return ms >= 999.5 ? `${swissNumber(ms / 1000, 2)}\u00A0s` : `${swissNumber(ms)}\u00A0ms`
}

/** How many days CrUX puts together, the last one included. */
const windowDays = 28

/** CrUX has reported since then. */
const firstReport = '2017-10-01'

export const daysHead = ['28 Tage in PageSpeed Insights', 'Davon mit der Änderung']

/**
 * The reports to compare after a change went live: the last one without it, the one that is half new, and the first one that is all new.
 * The day of the change itself is mixed and counts as old. None where the text is no day that CrUX has reports of.
 */
export function cruxReports(online: string): string[][] {
  const day = firstReport <= online && online < '3' ? dayNumber(online) : undefined
  if (day === undefined) return []
  return [
    [day - 1, 'noch der alte Wert'] as const,
    [day + windowDays / 2, 'halb und halb'] as const,
    [day + windowDays, 'nur noch der neue Wert'] as const,
  ].map(([last, told]) => [
    spanOf(dayText(last - windowDays + 1), dayText(last)),
    `${Math.max(0, last - day)} von ${windowDays}: ${told}`,
  ])
}

/** «3. März bis 30. März 2026»; the first year only where it is another one. */
function spanOf(from: string, to: string): string {
  const start = swissDate(from)
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.replace(/ \d+$/, '') : start} bis ${swissDate(to)}`
}
