import { measures } from './visit/measures.ts'
import { floor, type Figure, type Row } from './visit/sample.ts'

/** A target of the site, and whether the measured medians keep it. */
export interface Judgement {
  target: string
  of: string
  value: number
  most: number
  holds: boolean
}

interface Target {
  target: string
  measure: string
  value: (figure: Figure) => number | undefined
  most: number | ((row: Row, judged: string) => number | undefined)
}

const ratio = (figure: Figure) => figure.ratio
const value = ({ median }: Figure) => median

/** What no other site of a run needed less for; nothing where the floor was the only other one. */
function bestPeer({ figures }: Row, judged: string): number | undefined {
  const peers = figures.filter(({ site }) => site !== judged && site !== floor)
  return peers.length === 0 ? undefined : Math.min(...peers.map(value))
}

/** A phone four times slower may take twice as long. */
const preloaded = ({ of }: Row) => (of === 'this machine' ? 50 : 100)

const targets: Target[] = [
  { target: 'first paint, times the floor', measure: measures.firstPaint, value: ratio, most: 1.1 },
  { target: 'menu usable, times the floor', measure: measures.menuUsable, value: ratio, most: 1.12 },
  { target: 'longest task while the app starts, ms', measure: measures.startTask, value, most: 50 },
  { target: 'index to article, preloaded, ms', measure: measures.preloaded, value, most: preloaded },
  { target: 'index to article, not preloaded, ms', measure: measures.notPreloaded, value, most: 800 },
  { target: 'not preloaded: the best other site, ms', measure: measures.notPreloaded, value, most: bestPeer },
]

/** Judges one site of a run. */
export function judge(rows: Row[], judged: string): Judgement[] {
  return targets.flatMap(({ target, measure, value: valueOf, most: mostOf }) =>
    rows
      .filter((row) => row.measure === measure)
      .flatMap((row) => {
        const figure = row.figures.find(({ site }) => site === judged)
        const measured = figure && valueOf(figure)
        const most = typeof mostOf === 'number' ? mostOf : mostOf(row, judged)
        if (measured === undefined || most === undefined) return []
        return [{ target, of: row.of, value: measured, most, holds: measured <= most }]
      }),
  )
}

/** The worst case of each target, for a table that one can read at a glance. */
export function worstCases(judgements: Judgement[]): Judgement[] {
  const worst = new Map<string, Judgement>()
  for (const judgement of judgements) {
    const known = worst.get(judgement.target)
    if (!known || strain(judgement) > strain(known)) worst.set(judgement.target, judgement)
  }
  return [...worst.values()]
}

function strain({ value: measured, most }: Judgement): number {
  return most === 0 ? measured : measured / most
}
