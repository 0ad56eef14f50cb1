import { csvText } from '../shared/csv.ts'
import { listFindings, type Finding } from '../shared/finding.ts'
import type { Work } from '../shared/slices.ts'
import { readAmount, francs, percent, swissNumber } from '../shared/numbers.ts'
import type { Benefit } from './benefit.ts'
import { readCases, type CasesRead } from './cases.ts'
import { evaluateScore } from './evaluate.ts'

export interface ScoreReport {
  /** The best threshold in a sentence, or that there is none. */
  summary: string
  findings: Finding[]
  /** What each group holds, and what contacting down to it brings. */
  rows: { key: string; cells: string[] }[]
  /** At the best threshold: who is contacted, against who was won. */
  matrix: { key: string; cells: string[] }[]
  /** How the value follows the number of contacts, few points of many. */
  points: { x: number; y: number }[]
  best: { x: number; y: number } | undefined
  /** To choose columns and outcomes from, where the file leaves that open. */
  read: CasesRead
}

type Values = Readonly<Record<string, string>>

/** What the file and the amounts say: the best threshold, the groups, and whether that can be trusted. */
export function* scoreReport(values: Values): Work<ScoreReport> {
  const read = yield* readCases(values['faelle'] ?? '', choiceOf(values))
  const { result, findings } = yield* evaluateScore(read.cases, {
    cost: amountOf(values['kosten']),
    gain: amountOf(values['ertrag']),
    capacity: amountOf(values['kapazitaet']),
  })
  const isRead = read.cases.length > 0
  const all = listFindings([...read.findings, ...(isRead ? findings : [])])
  if (!result || !isRead)
    return {
      summary: 'Noch keine Grenze',
      findings: all,
      rows: [],
      matrix: [],
      points: [],
      best: undefined,
      read,
    }
  const { best } = result
  return {
    summary: summaryOf(result),
    findings: all,
    rows: groupRows(result),
    matrix: [
      {
        key: 'ja',
        cells: ['Kontaktiert', swissNumber(best.truePositives), swissNumber(best.falsePositives)],
      },
      {
        key: 'nein',
        cells: ['Nicht kontaktiert', swissNumber(best.falseNegatives), swissNumber(best.trueNegatives)],
      },
    ],
    points: sampled(result).map(({ contacts, value }) => ({ x: contacts, y: value })),
    best: { x: best.contacts, y: best.value },
    read,
  }
}

/** The groups as a file for a spreadsheet. */
export function groupsCsv({ rows }: ScoreReport): string {
  return csvText([groupHead, ...rows.map(({ cells }) => cells)])
}

export const groupHead = [
  'Score ab',
  'Fälle',
  'davon Erfolge',
  'Score verspricht',
  'Kontakte bis hier',
  'Erreichte Erfolge',
  'Nutzen bis hier',
]

/** A column by its number; values of the outcome as they stand; what is empty is found out. */
function choiceOf({ score = '', ausgang = '', erfolg = '', absage = '' }: Values) {
  return {
    ...(score !== '' && { score: Number(score) }),
    ...(ausgang !== '' && { outcome: Number(ausgang) }),
    ...(erfolg !== '' && { won: erfolg }),
    ...(absage !== '' && { lost: absage }),
  }
}

/** What is no number is told as such by the rule for amounts. */
function amountOf(text = ''): number {
  return readAmount(text) ?? Number.NaN
}

function summaryOf({ best, everybody, cuts }: Benefit): string {
  // Of many with the same score, capacity may not reach for all.
  const pays = cuts.some(({ value }) => value > 0)
  if (best.contacts === 0)
    return pays ? 'In Ihrer Kapazität liegt keine Grenze, die sich lohnt' : 'Kein Kontakt lohnt sich'
  const won = best.truePositives + best.falseNegatives
  const whom =
    best.contacts === everybody.contacts
      ? 'Alle anrufen'
      : `Anrufen ab Score ${swissNumber(best.threshold, 3)}`
  return `${whom}: ${swissNumber(best.contacts)} Kontakte, ${swissNumber(best.truePositives)} von ${swissNumber(won)} Erfolgen, Nutzen ${francs(best.value)}`
}

function groupRows({ groups, cuts }: Benefit) {
  return groups.map(({ from, cases, won, share, interval, promised }) => {
    const cut = cuts.findLast(({ threshold }) => threshold >= from)
    return {
      key: String(from),
      cells: [
        swissNumber(from, 3),
        swissNumber(cases),
        `${swissNumber(won)}, ${percent(share)} (${percent(interval.low, 0)} bis ${percent(interval.high, 0)})`,
        promised === undefined ? '–' : percent(promised),
        swissNumber(cut?.contacts ?? 0),
        swissNumber(cut?.truePositives ?? 0),
        francs(cut?.value ?? 0),
      ],
    }
  })
}

/** So many points make a line that shows where it turns. */
const mostPoints = 12

function sampled({ cuts, best }: Benefit) {
  const step = Math.max(1, Math.ceil(cuts.length / mostPoints))
  return cuts.filter((cut, index) => index % step === 0 || index === cuts.length - 1 || cut === best)
}
