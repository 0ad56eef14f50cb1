import type { ScoredCase } from './cases.ts'

/** Everybody with this score or more is contacted. */
export interface Cut {
  /** `Infinity` where nobody is contacted. */
  threshold: number
  truePositives: number
  falsePositives: number
  falseNegatives: number
  trueNegatives: number
  /** Won among the contacted; `undefined` where nobody is. */
  precision: number | undefined
  /** Contacted among the won; `undefined` where none was. */
  recall: number | undefined
  /** Precision against the share of all cases. */
  lift: number | undefined
  contacts: number
}

/** All cuts from nobody to everybody. Cases with the same score cannot be parted, so there is one cut for each score that occurs. */
export function allCuts(cases: readonly ScoredCase[]): Cut[] {
  const sorted = cases.toSorted((one, other) => other.score - one.score)
  const won = sorted.filter((one) => one.won).length
  const cuts = [cutAt(Infinity, 0, 0, won, sorted.length)]
  let hits = 0
  for (const [index, one] of sorted.entries()) {
    if (one.won) hits += 1
    if (sorted[index + 1]?.score !== one.score)
      cuts.push(cutAt(one.score, hits, index + 1, won, sorted.length))
  }
  return cuts
}

function cutAt(threshold: number, hits: number, contacts: number, won: number, all: number): Cut {
  const precision = contacts === 0 ? undefined : hits / contacts
  return {
    threshold,
    truePositives: hits,
    falsePositives: contacts - hits,
    falseNegatives: won - hits,
    trueNegatives: all - won - (contacts - hits),
    precision,
    recall: won === 0 ? undefined : hits / won,
    lift: precision === undefined || won === 0 ? undefined : precision / (won / all),
    contacts,
  }
}

/**
 * How often a won case has the higher score than a lost one, ties counting half (area under the ROC curve), and how far from one half chance
 * alone gets it in 19 of 20 cases (Mann and Whitney, without correction for ties).
 */
export function pairsInOrder(cuts: readonly Cut[]): { share: number; chance: number } | undefined {
  const last = cuts.at(-1)
  if (!last || last.truePositives === 0 || last.falsePositives === 0) return undefined
  const [won, lost] = [last.truePositives, last.falsePositives]
  let area = 0
  for (const [index, cut] of cuts.entries()) {
    const former = cuts[index - 1]
    if (!former) continue
    area += (cut.falsePositives - former.falsePositives) * ((cut.truePositives + former.truePositives) / 2)
  }
  return { share: area / (won * lost), chance: 1.959964 * Math.sqrt((won + lost + 1) / (12 * won * lost)) }
}
