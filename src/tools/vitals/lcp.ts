import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayNumber, dayText } from '../shared/calendar-day.ts'
import { pastedLine, visible } from '../shared/pasted-text.ts'
import { unchecked, type Verdict } from '../shared/finding.ts'
import { percent, readNumber, swissNumber } from '../shared/numbers.ts'

/** The phases of an LCP in order, with the name in Chrome’s LCP breakdown, Google's recommended share, and what shortens it. */
export const parts = [
  {
    field: 'server',
    called: 'Time to First Byte',
    share: 0.4,
    remedy: 'fertiges HTML, Zwischenspeicher, direkte Links',
  },
  {
    field: 'warten',
    called: 'Verzögerung beim Laden',
    share: 0.1,
    remedy: 'Bild ins HTML statt in CSS oder Skript, ohne loading="lazy"',
  },
  {
    field: 'laden',
    called: 'Dauer des Ladens',
    share: 0.4,
    remedy: 'AVIF oder WebP, passende Breiten',
  },
  {
    field: 'anzeige',
    called: 'Verzögerung beim Rendering',
    share: 0.1,
    remedy: 'CSS kürzen, Skripte mit defer',
  },
] as const

export const partsHead = ['Teil', 'Anteil', 'Richtwert', 'Abhilfe']

interface LcpSplit {
  /** The LCP, its rating, and the phase to improve first. */
  verdict: Verdict
  /** Empty if times are missing. */
  rows: string[][]
}

/** The problem of each invalid time, by field. Empty fields have none. */
export function timeProblems(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const times = readTimes(values)
  return Object.fromEntries(
    parts.flatMap(({ field }, index) => {
      const problem = times[index]?.problem
      return problem && !isBlank(values[field]) ? [[field, problem]] : []
    }),
  )
}

/**
 * Splits the LCP into its phases. The one that exceeds its share most should be improved first. The shares are of the whole, and of 2.5 s at most:
 * of a slow whole, each share is slow, too.
 */
export function splitLcp(values: Readonly<Record<string, string>>): LcpSplit {
  const isText = values['element'] === 'text'
  const times = readTimes(values).map(({ ms }) => ms)
  const total = times.reduce((sum, ms) => sum + ms, 0)
  if (!(total > 0)) return { verdict: uncounted(values), rows: [] }
  const room = Math.min(total, good)
  const excess = times.map((ms, index) => ms - (isText ? 0 : (parts[index]?.share ?? 0)) * room)
  const most = Math.max(...excess)
  const first = most > least ? parts[excess.indexOf(most)] : undefined
  const rating = ratingOf(total)
  const excessText = isText
    ? ''
    : `, ${timeText(most)} über dem Richtwert. Mit dem Richtwert wären es ${timeText(total - most)}: ${ratingOf(total - most).word}`
  const where = first
    ? `${total <= good ? 'Noch schneller wird es zuerst hier' : 'Beginnen Sie hier'}: «${first.called}»${excessText}. Abhilfe: ${first.remedy}.`
    : 'Alle Teile liegen beim Richtwert.'
  return {
    verdict: {
      state: rating.state,
      word: `LCP ${timeText(total)}${isText ? ' (ein Text)' : ''}: ${rating.word}`,
      reason: where,
    },
    rows: partsOf(values).map((part) => {
      const { called, share, remedy } = part
      const ms = times[parts.indexOf(part)] ?? 0
      const recommended = `${share < 0.4 ? 'unter' : 'rund'} ${percent(share, 0)}, ${timeText(share * room)}`
      return [called, `${percent(ms / total, 0)},\u00A0${timeText(ms)}`, isText ? '–' : recommended, remedy]
    }),
  }
}

/** The thresholds of the LCP, in ms. */
const [good, fair] = [2500, 4000]

function ratingOf(total: number): Pick<Verdict, 'state' | 'word'> {
  if (total <= good) return { state: 'right', word: 'Gut' }
  return total <= fair
    ? { state: 'warning', word: 'Optimierung erforderlich' }
    : { state: 'wrong', word: 'Langsam' }
}

/** The verdict for invalid or missing times. */
function uncounted(values: Readonly<Record<string, string>>): Verdict {
  const problems = timeProblems(values)
  const wrong = parts.filter(({ field }) => problems[field])
  const missing = partsOf(values).filter(({ field }) => isBlank(values[field]))
  const reason =
    wrong.length > 0
      ? `Zu berichtigen: ${named(wrong)}.`
      : missing.length > 0
        ? `Es fehlt: ${named(missing)}.`
        : 'Alle Zeiten sind null.'
  return { ...unchecked(reason), word: 'Nicht gerechnet' }
}

function named(some: readonly { called: string }[]): string {
  return some.map(({ called }) => `«${called}»`).join(', ')
}

/** The minimum excess in ms, because sums of fractions are not exact. */
const least = 0.5

/** The phases of the LCP element. A text loads no resource: two times are enough, and Google's shares do not apply. */
export function partsOf(values: Readonly<Record<string, string>>): (typeof parts)[number][] {
  return parts.filter(
    ({ field }) => values['element'] !== 'text' || field === 'server' || field === 'anzeige',
  )
}

function isBlank(text = ''): boolean {
  return text.trim() === ''
}

/** A time; `NaN` with the problem. */
interface Milliseconds {
  ms: number
  problem?: string
  hasUnit: boolean
}

const noTime = 'Bitte eine Zeit bis zehn Minuten in Millisekunden oder Sekunden, etwa «800» oder «0,8 s».'
const noUnit = 'Sind das Sekunden, Tausender oder Anteile? Bitte mit Einheit, etwa «0,8 s» oder «12345 ms».'

/** Reads the times. A number without a unit is in ms, unless all of them together are no more than the shares of a whole in percent. */
function readTimes(values: Readonly<Record<string, string>>): Milliseconds[] {
  const asked = new Set(partsOf(values))
  const written = parts.map((part) => (asked.has(part) ? values[part.field] : '0 ms'))
  const times = (written.slice(1).every(isBlank) ? timesIn(written[0]) : written).map(readTime)
  const bare = times.filter(({ ms, hasUnit }) => ms > 0 && !hasUnit)
  if (bare.reduce((sum, { ms }) => sum + ms, 0) > 101) return times
  return times.map((time) => (bare.includes(time) ? { ...time, ms: Number.NaN, problem: noUnit } : time))
}

/** The four times of a line from developer tools: «800 ms (22 %), 1,500 ms (42 %), …». */
function timesIn(text = ''): (string | undefined)[] {
  const found = visible(text.slice(0, 500)).match(/[\d.,'’]+\s?(?:ms|s)(?![a-z])/gi) ?? []
  return found.length === parts.length ? found : [text, '', '', '']
}

/** Parses a time: «2.300 ms» (German), «2,300 ms» (English), «0,8 s», «0,8 Sekunden», «800», «ca. 800 ms (22 %)». */
function readTime(text = ''): Milliseconds {
  const [, number = '', unit = ''] =
    /^(?:ca\.|[~≈])?\s*(.*?)\s*(ms|millisekunden?|milliseconds?|s|sek\.?|sekunden?|seconds?)?(?:\s*\(\d+\s?%\))?$/i.exec(
      pastedLine(text.slice(0, 100)),
    ) ?? []
  const isSeconds = /^s/i.test(unit)
  const isThousand = !isSeconds && /^\d{1,3}[.,]\d{3}$/.test(number)
  const value = readNumber(isThousand ? number.replace(/[.,]/, '') : number) ?? Number.NaN
  const ms = isSeconds ? 1000 * value : value
  const hasUnit = unit !== ''
  // «<1 s» is not 1 s.
  if (/^\s*[<>]/.test(text) || !(ms >= 0 && ms <= 600_000))
    return { ms: Number.NaN, problem: noTime, hasUnit }
  // «0,8» ms is no time of a page, and «12.345» may be a fraction.
  const isUnclear = !hasUnit && (isThousand ? number.length > 5 : ms < 10 && !Number.isInteger(ms))
  return isUnclear ? { ms: Number.NaN, problem: noUnit, hasUnit } : { ms, hasUnit }
}

/** Formats a time: «1,23 s» from a second on, «184 ms» below; with three decimals just over a threshold, which it would seem to meet. */
function timeText(ms: number): string {
  if (ms < 999.5) return `${swissNumber(ms)}\u00A0ms`
  const isOver = ratingOf(Math.round(ms / 10) * 10).word !== ratingOf(ms).word
  return `${swissNumber(ms / 1000, isOver ? 3 : 2)}\u00A0s`
}

/** The number of days in a CrUX report. */
const windowDays = 28

/** The first month of CrUX data. */
const firstReport = '2017-10-01'

export const daysHead = [
  '28 Tage in PageSpeed Insights, sichtbar rund zwei Tage später',
  'Davon mit der Änderung',
]

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
    [day + windowDays, 'nur noch der neue Wert'] as const,
  ].map(([last, told]) => [
    spanOf(dayText(last - windowDays + 1), dayText(last)),
    `${Math.max(0, last - day)} von ${windowDays}: ${told}`,
  ])
}

/** «3. März bis 30. März 2026»; the first year only if it differs. */
function spanOf(from: string, to: string): string {
  const start = swissDate(from)
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.replace(/ \d+$/, '') : start} bis ${swissDate(to)}`
}
