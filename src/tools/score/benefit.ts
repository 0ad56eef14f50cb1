import { breakEvenOf } from './break-even.ts'
import { calibrationOf, scoreGroups, type Calibration, type ScoreGroup } from './calibration.ts'
import type { Work } from '../shared/slices.ts'
import type { ScoredCase } from './cases.ts'
import { allCuts, pairsInOrder, type Cut } from './thresholds.ts'

/** What contacting costs and brings, in francs. */
export interface Stakes {
  /** Of one contact: minutes × hourly cost. */
  cost: number
  /** Of one qualified case: closing rate × contribution margin. */
  gain: number
  /** How many of these cases could have been contacted; left out where all could. */
  capacity?: number
}

interface ValuedCut extends Cut {
  /** Gain of the won that are reached, less the cost of all contacts. */
  value: number
}

export interface Benefit {
  cuts: ValuedCut[]
  /** The most valuable cut within capacity, on these very cases. */
  best: ValuedCut
  /** Contacting everybody, whatever the capacity. */
  everybody: ValuedCut
  groups: ScoreGroup[]
  calibration: Calibration
  /** From which chance a contact pays (cost / gain); valid for scores that are calibrated. */
  breakEven: number | undefined
  order: { share: number; chance: number }
}

/** Threshold, benefit and quality of a score; `undefined` where both outcomes do not occur. */
export function* benefitOf(
  cases: readonly ScoredCase[],
  { cost, gain, capacity = Infinity }: Stakes,
): Work<Benefit | undefined> {
  // Sorted here, by itself: what sorts them again below has little left to do.
  const ranked = cases.toSorted((one, other) => other.score - one.score)
  yield 0.7
  const counted = allCuts(ranked)
  yield 0.8
  const cuts = counted.map((cut) => ({ ...cut, value: cut.truePositives * gain - cut.contacts * cost }))
  yield 0.9
  const order = pairsInOrder(cuts)
  yield 0.9
  const everybody = cuts.at(-1)
  if (!order || !everybody) return undefined
  const groups = scoreGroups(ranked)
  yield 1
  return {
    cuts,
    best: cuts
      .filter(({ contacts }) => contacts <= capacity)
      .reduce((one, other) => (other.value > one.value ? other : one)),
    everybody,
    groups,
    calibration: calibrationOf(groups),
    breakEven: breakEvenOf(cost, gain),
    order,
  }
}
