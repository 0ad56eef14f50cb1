import type { Finding } from '../shared/finding.ts'
import { meanInterval, ratioInterval, type Interval } from './poisson-interval.ts'
import { dataFindings, eventFindings, fewFindings, inputErrors } from './findings.ts'
import { daysOf, type ComparisonInput, type CountedPeriod } from './read-comparison.ts'
import { weeksNeeded, type WeeksNeeded } from './weeks-needed.ts'

/** Francs per event: with the exact interval of the count. `undefined` where there is no limit. */
export interface UnitCost {
  low: number
  middle: number | undefined
  high: number | undefined
}

export interface Comparison {
  /** How many times as often a day, afterwards; `undefined` where nothing was counted before. */
  ratio: number | undefined
  interval: Interval
  verdict: 'more' | 'fewer' | 'open'
  /** Further weeks until a difference like this one would show, in four of five cases. */
  weeks: WeeksNeeded
  unitCost: { before?: UnitCost; after?: UnitCost }
  days: { before: number; after: number }
}

/**
 * Whether the difference of two counts may be chance: exact conditional comparison of two Poisson rates at 95 %. Without a result
 * where a finding of grade `error` says why.
 */
export function chanceOrEffect(
  input: ComparisonInput,
  today: string,
): { result?: Comparison; findings: Finding[] } {
  const wrong = inputErrors(input, today)
  if (wrong.length > 0) return { findings: wrong }
  const days = { before: daysOf(input.before), after: daysOf(input.after) }
  const before = { count: input.before.count, days: days.before }
  const after = { count: input.after.count, days: days.after }
  const interval = ratioInterval(before, after)
  const verdict = interval.low > 1 ? 'more' : interval.high < 1 ? 'fewer' : 'open'
  return {
    result: {
      ratio: before.count === 0 ? undefined : after.count / after.days / (before.count / before.days),
      interval,
      verdict,
      weeks: verdict === 'open' ? weeksNeeded(before, after) : { after: 0, both: 0 },
      unitCost: { ...costOf('before', input.before), ...costOf('after', input.after) },
      days,
    },
    findings: [
      ...dataFindings(input, days),
      ...(verdict === 'open' ? fewFindings(input) : []),
      ...eventFindings(input),
    ],
  }
}

function costOf(key: 'before' | 'after', { count, cost }: CountedPeriod): Comparison['unitCost'] {
  if (cost === undefined) return {}
  const { low, high } = meanInterval(count)
  const per = (events: number) => (events === 0 ? undefined : cost / events)
  return { [key]: { low: cost / high, middle: per(count), high: per(low) } }
}
