import { unchecked, type Verdict } from '../shared/finding.ts'
import type { Values } from '../shared/tool-input.ts'
import { percent, swissNumber } from '../shared/numbers.ts'
import { timesIn, withUnits, type Milliseconds } from './read-times.ts'

/** The phases of an LCP in order, with the name in Chrome’s LCP breakdown, Google's recommended share, and what shortens it. */
const parts = [
  {
    field: 'server',
    called: 'Time to First Byte',
    share: 0.4,
    remedy: 'fertiges HTML, Zwischenspeicher, keine Weiterleitungen',
  },
  {
    field: 'warten',
    called: 'Verzögerung beim Laden der Ressourcen',
    share: 0.1,
    remedy:
      'Bild ins HTML statt in CSS oder Skript, mit «fetchpriority="high"» und ohne «loading="lazy"»; ein Hintergrundbild mit «rel="preload"» vorladen',
  },
  {
    field: 'laden',
    called: 'Dauer des Ressourcenladevorgangs',
    share: 0.4,
    remedy: 'AVIF oder WebP, passende Breiten',
  },
  {
    field: 'anzeige',
    called: 'Verzögerung beim Rendering',
    share: 0.1,
    remedy:
      'CSS kürzen, Skripte mit «defer», das Bild nicht einblenden und nicht warten lassen, weder auf A/B-Tests noch auf Cookie-Banner',
  },
] as const

/** The same for a text. */
const textParts = parts.map((part) =>
  part.field === 'anzeige'
    ? { ...part, remedy: 'CSS kürzen, Skripte mit «defer», «font-display: swap», den Text nicht einblenden' }
    : part,
)

export const partsHead = ['Teil', 'Anteil', 'Richtwert', 'Abhilfe']

/** The LCP of PageSpeed Insights. */
const measured = { field: 'lcp', called: 'Gemessener LCP' } as const

/** The fields of the LCP element. CrUX has the phases of pictures only; those of a text follow from its LCP and the first byte. */
export function fieldsOf(values: Values): readonly { field: string; called: string }[] {
  return [measured, ...(isText(values) ? [parts[0]] : parts)]
}

interface LcpSplit {
  /** The LCP, its rating, and the phase to improve first. */
  verdict: Verdict
  /** Empty if times are missing. */
  rows: string[][]
  /** The name of the phase to improve first. */
  first?: string | undefined
}

/** The problem of each invalid time, by field. Empty fields have none. */
export function timeProblems(values: Values): Values {
  const times = readTimes(values)
  return Object.fromEntries(
    fieldsOf(values).flatMap(({ field }, index) => {
      const [problem, written = ''] = [times[index]?.problem, values[field]]
      return problem && !isBlank(written) ? [[field, `Hier steht «${written.slice(0, 40)}». ${problem}`]] : []
    }),
  )
}

/**
 * Splits the LCP into its phases. The one that exceeds its share most should be improved first. The shares are of the whole, and of 2.5 s at most:
 * of a slow whole, each share is slow, too. Only a measured LCP is rated, because each phase is a 75th percentile of its own: their sum may be less.
 */
export function splitLcp(values: Values): LcpSplit {
  const isOfText = isText(values)
  const read = readTimes(values)
  const [lcp = Number.NaN, ...phases] = read.map(({ ms }) => ms)
  const guessed = read
    .flatMap(({ asSeconds }) => (asSeconds === undefined ? [] : `«${asSeconds}»`))
    .join(', ')
  const isMeasured = isOfText || !isBlank(values[measured.field])
  const [server = Number.NaN] = phases
  const times = isOfText ? [server, 0, 0, lcp - server] : phases
  const total = times.reduce((sum, ms) => sum + ms, 0)
  const whole = isMeasured ? lcp : total
  const rating = ratingOf(whole)
  const rated = (reason: string): Verdict => ({
    state: rating.state,
    word: `LCP ${timeText(lcp)}${isOfText ? ' (ein Text)' : ''}: ${rating.word}`,
    reason: guessed ? `${reason} Als Sekunden gelesen: ${guessed}.` : reason,
  })
  const isAlone = fieldsOf(values).every(({ field }) => field === measured.field || isBlank(values[field]))
  if (lcp > 0 && lcp < 300 && isAlone) return { verdict: unchecked(isInp, `LCP ${timeText(lcp)}?`), rows: [] }
  if (lcp > 0 && isAlone) return { verdict: rated(isOfText ? noServer : noParts), rows: [] }
  if (!(total > 0 && whole > 0)) return { verdict: uncounted(values), rows: [] }
  // Percentiles of the same visits add up to roughly the LCP; those of a test in the browser do not.
  const tooLong = parts.find((_, index) => (times[index] ?? 0) > whole)
  if (tooLong) {
    const reason = `«${tooLong.called}» ist länger als der ganze LCP, ${timeText(lcp)}: ${otherVisits}`
    return { verdict: unchecked(reason, 'Nicht gerechnet'), rows: [] }
  }
  if (!isLike(total, whole)) {
    const sums = `Die vier Teile ergeben ${timeText(total)}, der LCP ${timeText(lcp)}`
    return { verdict: rated(`${sums}: ${otherVisits}`), rows: [] }
  }
  const room = Math.min(total, good)
  const excess = times.map((ms, index) => ms - (isOfText ? 0 : (parts[index]?.share ?? 0)) * room)
  const most = Math.max(...excess)
  const shown = isOfText ? textParts : parts
  const first = most > least ? shown[excess.indexOf(most)] : undefined
  const rest = whole - most
  const restText =
    rest > 0
      ? `.\nMit dem Richtwert wären es ${timeText(rest)}${isMeasured ? `: ${ratingOf(rest).word}` : ''}`
      : ''
  const excessText = isOfText ? '' : `, ${timeText(most)} über dem Richtwert${restText}`
  const where = first
    ? `${whole <= good ? 'Noch schneller wird es zuerst hier' : 'Beginnen Sie hier'}: «${first.called}»${excessText}.`
    : 'Alle Teile liegen beim Richtwert.'
  return {
    verdict: isMeasured
      ? rated(where)
      : unchecked(
          `Der LCP ist nicht geprüft: Ihn selbst zeigt PageSpeed Insights. ${where}`,
          `Summe rund ${timeText(total)}`,
        ),
    first: first?.called,
    rows: shown.flatMap(({ field, called, share, remedy }, index) => {
      if (isOfText && field !== 'server' && field !== 'anzeige') return []
      const ms = times[index] ?? 0
      const recommended = `${share < 0.4 ? 'unter' : 'rund'}\u00A0${percent(share, 0)},\u00A0${timeText(share * room)}`
      return [
        [called, `${percent(ms / total, 0)},\u00A0${timeText(ms)}`, isOfText ? '–' : recommended, remedy],
      ]
    }),
  }
}

const isInp = 'So kurz ist ein LCP kaum je. Ist das der INP oder der CLS? Dieses Werkzeug teilt den LCP auf.'
const noServer = 'Nicht aufgeteilt: Es fehlt «Time to First Byte».'
const noParts =
  'Nicht aufgeteilt: Es fehlen die vier Teile. Chrome zeigt sie in den Entwicklertools, «Leistung», LCP-Aufschlüsselung. Fehlt dort die Spalte «Feld», nehmen Sie den LCP und alle vier Teile aus derselben Aufzeichnung.'
const otherVisits = 'Sie stammen aus verschiedenen Messungen. Nehmen Sie die Spalte «Feld: 75. Perzentil».'

/** The thresholds of the LCP, in ms. */
const [good, fair] = [2500, 4000]

function ratingOf(total: number): Pick<Verdict, 'state' | 'word'> {
  if (total <= good) return { state: 'right', word: 'Gut' }
  return total <= fair
    ? { state: 'warning', word: 'Optimierung erforderlich' }
    : { state: 'wrong', word: 'Langsam' }
}

/** The verdict for invalid or missing times. */
function uncounted(values: Values): Verdict {
  const problems = timeProblems(values)
  const fields = fieldsOf(values)
  const wrong = fields.filter(({ field }) => problems[field])
  const missing = fields.filter(
    ({ field }) => isBlank(values[field]) && (field !== measured.field || isText(values)),
  )
  const reason =
    wrong.length > 0
      ? `Zu berichtigen: ${named(wrong)}.`
      : missing.length > 0
        ? `Es fehlt: ${named(missing)}.`
        : 'Alle Zeiten sind null.'
  return unchecked(reason, 'Nicht gerechnet')
}

function named(some: readonly { called: string }[]): string {
  return some.map(({ called }) => `«${called}»`).join(', ')
}

/** The minimum excess in ms, because sums of fractions are not exact. */
const least = 0.5

const isText = (values: Values) => values['element'] === 'text'

function isBlank(text = ''): boolean {
  return text.trim() === ''
}

const tooShort = 'Der LCP ist nie kürzer als die Time to First Byte. Haben Sie die Felder vertauscht?'

/** Reads the times of the fields. The measured LCP of a picture is no part of the sum. */
function readTimes(values: Values): Milliseconds[] {
  const written = fieldsOf(values).map(({ field }) => values[field])
  if (!isText(values)) {
    const [whole, server, ...others] = written
    const phases = others.every(isBlank) ? timesIn(server) : [server, ...others]
    const lcp = withUnits([whole])
    const isSum = (sum: number) => isLike(1000 * sum, lcp[0]?.ms ?? 0)
    return [...lcp, ...withUnits(phases, isSum)]
  }
  const times = withUnits(written)
  const [whole, server] = times
  const isShort = whole && server && whole.ms < server.ms
  return isShort ? [{ ...whole, ms: Number.NaN, problem: tooShort }, server] : times
}

/** Whether the sum of the parts is that of an LCP, roughly. */
const isLike = (sum: number, lcp: number) => sum >= 0.6 * lcp && sum <= 1.6 * lcp

/** Formats a time: «1,23 s» from a second on, «184 ms» below; with three decimals just over a threshold, which it would seem to meet. */
function timeText(ms: number): string {
  if (ms < 999.5) return `${swissNumber(ms)}\u00A0ms`
  const isOver = ratingOf(Math.round(ms / 10) * 10).word !== ratingOf(ms).word
  return `${swissNumber(ms / 1000, isOver ? 3 : 2)}\u00A0s`
}
