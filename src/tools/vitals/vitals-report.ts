import { swissDate } from '../../lib/site/swiss-date.ts'
import { listFindings, type Finding } from '../shared/finding.ts'
import { readNumber, percent } from '../shared/numbers.ts'
import { cruxMilestones } from './crux-window.ts'
import { lcpParts, splitLcp, targetShares, type LcpPart, type LcpSplit } from './lcp-split.ts'
import { remedyFor } from './lcp-findings.ts'
import { partLabels, type Visit } from './visit.ts'
import { ratingLabels, ratingOf, timeText } from './vital.ts'

type Values = Readonly<Record<string, string>>

interface Row {
  key: string
  cells: string[]
}

export interface VitalsReport {
  /** The LCP and where to start, or why there is none. */
  summary: string
  parts: Row[]
  findings: Finding[]
  /** The reports of CrUX to compare. */
  days: Row[]
  /** All of it, to be put into a report. */
  text: string
}

export const partsHead = ['Teil', 'Anteil', 'Richtwert', 'Abhilfe']
export const daysHead = ['Stand von CrUX', 'Davon neu']

/** The fields of the parts, by what they hold. */
const partFields = { server: 'server', wait: 'warten', load: 'laden', paint: 'anzeige' } as const

/** What the fields say: where to start, and when to look again. */
export function vitalsReport(values: Values): VitalsReport {
  const days = dayRows(values['online'] ?? '')
  const isText = !values['warten'] && !values['laden']
  const read = lcpParts.map((part) =>
    isText && (part === 'wait' || part === 'load') ? 0 : readTime(values[partFields[part]] ?? ''),
  )
  const [server, wait, load, paint] = read.map((ms) =>
    ms !== undefined && ms >= 0 && ms <= longest ? ms : NaN,
  )
  const split = splitLcp({ server: server ?? NaN, wait: wait ?? NaN, load: load ?? NaN, paint: paint ?? NaN })
  if (!split)
    return {
      summary: 'Es fehlen Zeiten; bei Text genügen Server und Anzeige',
      parts: [],
      findings: [],
      days,
      text: '',
    }
  const parts = partRows(split)
  const summary = summaryOf(split)
  const findings = listFindings(remedyFor(split))
  const lines = [
    summary,
    '',
    ...[partsHead, ...parts.map(({ cells }) => cells)].map((row) => row.join(' | ')),
  ]
  for (const { problem, remedy } of findings) lines.push('', problem, remedy)
  if (days.length > 0)
    lines.push('', ...[daysHead, ...days.map(({ cells }) => cells)].map((row) => row.join(' | ')))
  return { summary, parts, findings, days, text: lines.join('\n') }
}

/** The times of this visit as texts of the fields; `undefined` where the browser has not measured the LCP. */
export function lcpFields({ values }: Visit): Values | undefined {
  const parts = values.LCP?.parts
  if (!parts) return undefined
  return Object.fromEntries(
    lcpParts.map((part, index) => [partFields[part], String(Math.round(parts[index]?.ms ?? 0))]),
  )
}

/** PageSpeed Insights writes «2.300 ms» in German and «2,300 ms» in English. */
function readTime(text: string): number | undefined {
  return readNumber(text.replace(/^(\d)[.,](?=\d{3}$)/, '$1'))
}

/** Ten minutes: nobody waits longer, and nothing is measured after that. */
const longest = 600_000

function summaryOf({ total, first, isText }: LcpSplit): string {
  const rating = ratingOf('LCP', total)
  const lcp = `LCP ${timeText(total)}, ${ratingLabels[rating]}`
  if (!first) return `${lcp}: Alle Teile liegen beim Richtwert`
  const start = `${rating === 'good' ? 'Noch schneller wird es zuerst hier' : 'Beginnen Sie hier'}: ${labelOf(first)}`
  return isText ? `${lcp}, ein Text. ${start}` : `${lcp}. ${start}`
}

function partRows({ shares, total, isText }: LcpSplit): Row[] {
  return lcpParts.map((part) => ({
    key: part,
    cells: [
      labelOf(part),
      `${percent(shares[part], 0)}, ${timeText(shares[part] * total)}`,
      isText ? '–' : targetText(part),
      remedies[part],
    ],
  }))
}

/** In a few words, as the table shows them; the finding says more of the first. */
const remedies: Record<LcpPart, string> = {
  server: 'fertiges HTML, Zwischenspeicher, direkte Links',
  wait: 'Bild ins HTML statt in CSS oder Skript',
  load: 'AVIF oder WebP, passende Breiten',
  paint: 'CSS kürzen, Skripte mit defer',
}

function labelOf(part: LcpPart): string {
  return partLabels.LCP[lcpParts.indexOf(part)] ?? part
}

function targetText(part: LcpPart): string {
  return `${part === 'wait' || part === 'paint' ? 'unter' : 'rund'} ${percent(targetShares[part], 0)}`
}

function dayRows(online: string): Row[] {
  return (cruxMilestones(online) ?? []).map(({ from, to, newDays }) => ({
    key: to,
    cells: [spanOf(from, to), `${newDays} von 28 Tagen`],
  }))
}

/** «3. März bis 30. März 2026»; the first year only where it is another one. */
function spanOf(from: string, to: string): string {
  const start = swissDate(from)
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.replace(/ \d+$/, '') : start} bis ${swissDate(to)}`
}
