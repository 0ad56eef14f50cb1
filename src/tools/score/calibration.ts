import type { Interval } from '../chance/poisson-interval.ts'
import { wilsonInterval } from '../chance/wilson-interval.ts'
import type { ScoredCase } from './cases.ts'

/** A group of cases with neighbouring scores, best first. */
export interface ScoreGroup {
  from: number
  to: number
  cases: number
  won: number
  share: number
  interval: Interval
  /** The mean score as a share, where the scores are on a scale of 0 to 1 or 0 to 100. */
  promised: number | undefined
}

/** Whether scores can be read as chances: they fit, they do not, or the data cannot say. */
export type Calibration = 'fits' | 'off' | 'unknown'

/** Groups of about equal size, five from 100 cases on, else two. Cases with the same score stay together, so there may be fewer. */
export function scoreGroups(cases: readonly ScoredCase[]): ScoreGroup[] {
  const sorted = cases.toSorted((one, other) => other.score - one.score)
  const scale = scaleOf(sorted)
  const wanted = sorted.length >= 100 ? 5 : 2
  const groups: ScoreGroup[] = []
  let start = 0
  while (start < sorted.length) {
    let end = Math.max(start + 1, Math.round((sorted.length * (groups.length + 1)) / wanted))
    while (end < sorted.length && sorted[end]?.score === sorted[end - 1]?.score) end += 1
    groups.push(groupOf(sorted.slice(start, end), scale))
    start = end
  }
  return groups
}

/** Five groups are looked at once, hence 99 % each: a good score is called off in one of twenty files only. */
export function calibrationOf(groups: readonly ScoreGroup[]): Calibration {
  const cases = groups.reduce((sum, group) => sum + group.cases, 0)
  const isOff = groups.some(({ promised, won, cases: size }) => {
    const { low, high } = wilsonInterval(won, size, 2.575829)
    return promised !== undefined && (promised < low || promised > high)
  })
  if (isOff) return 'off'
  return cases < 100 || groups.length < 3 || groups.some(({ promised }) => promised === undefined)
    ? 'unknown'
    : 'fits'
}

/** 1 or 100, the number that stands for certainty; `undefined` where scores are points. */
function scaleOf(sorted: readonly ScoredCase[]): number | undefined {
  const [highest, lowest] = [sorted[0]?.score ?? 0, sorted.at(-1)?.score ?? 0]
  if (lowest < 0 || highest > 100) return undefined
  return highest <= 1 ? 1 : 100
}

function groupOf(members: readonly ScoredCase[], scale: number | undefined): ScoreGroup {
  const won = members.filter((one) => one.won).length
  const sum = members.reduce((total, { score }) => total + score, 0)
  return {
    from: members.at(-1)?.score ?? 0,
    to: members[0]?.score ?? 0,
    cases: members.length,
    won,
    share: won / members.length,
    interval: wilsonInterval(won, members.length),
    promised: scale === undefined ? undefined : sum / members.length / scale,
  }
}
