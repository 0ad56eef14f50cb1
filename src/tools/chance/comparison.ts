import { dayNumber } from '../shared/calendar-day.ts'
import { readAmount } from '../shared/numbers.ts'
import { meanInterval, ratioInterval, type Counted, type Interval } from './exact-intervals.ts'

/** What was counted. It decides which events of Google's matter, and whether the counts are independent. */
export type Metric = 'enquiries' | 'visits' | 'clicks' | 'impressions'

/** A count over days, both included, such as 2026-09-01 to 2026-09-28; costs in francs. */
export interface CountedPeriod {
  count: number
  from: string
  to: string
  cost?: number
}

export interface ComparisonInput {
  metric: Metric
  before: CountedPeriod
  after: CountedPeriod
}

type Values = Readonly<Record<string, string>>

/** The comparison that the fields ask for. What is no number stays none, so that the check says where. */
export function readComparison(values: Values): ComparisonInput {
  const name = values['metric']
  return {
    metric: name === 'enquiries' || name === 'clicks' || name === 'impressions' ? name : 'visits',
    before: readPeriod(values, 'vorher'),
    after: readPeriod(values, 'nachher'),
  }
}

function readPeriod(values: Values, name: string): CountedPeriod {
  const cost = values[`${name}Kosten`]?.trim()
  return {
    count: readAmount(values[name] ?? '') ?? Number.NaN,
    from: values[`${name}Von`] ?? '',
    to: values[`${name}Bis`] ?? '',
    ...(cost && { cost: readAmount(cost) ?? Number.NaN }),
  }
}

/** How many days a period has; `NaN` where one of its ends is no day. */
export function daysOf({ from, to }: Pick<CountedPeriod, 'from' | 'to'>): number {
  return (dayNumber(to) ?? Number.NaN) - (dayNumber(from) ?? Number.NaN) + 1
}

/**
 * How many events of one person are taken together, so that what remains is independent. Google counts two clicks in the same search as one;
 * who searches again is counted again. For impressions nobody can say: rank checkers cause thousands.
 */
const perPerson: Record<Metric, number> = { enquiries: 1, visits: 1, clicks: 2, impressions: 1 }

interface PeriodResult {
  count: number
  days: number
  /** What may stand behind the count, at 95 %. */
  range: Interval
  /** Francs per event, with the interval of the count; a limit is missing where there is none. */
  unitCost?: { low: number; middle: number | undefined; high: number | undefined }
}

export interface Comparison {
  before: PeriodResult
  after: PeriodResult
  /** How many times as often a day, afterwards; `undefined` where nothing was counted before. */
  ratio: number | undefined
  interval: Interval
  verdict: 'more' | 'fewer' | 'open'
  /** Further weeks until a difference like this one would show, in four of five cases. */
  weeks: WeeksNeeded
}

/** Whether the difference of two counts may be chance: exact conditional comparison of two Poisson rates at 95 %. */
export function compare({ metric, before, after }: ComparisonInput): Comparison {
  const size = perPerson[metric]
  const [first, second] = [independent(before, size), independent(after, size)]
  const interval = ratioInterval(first, second)
  const verdict = interval.low > 1 ? 'more' : interval.high < 1 ? 'fewer' : 'open'
  return {
    before: resultOf(before, size),
    after: resultOf(after, size),
    ratio: first.count === 0 ? undefined : second.count / second.days / (first.count / first.days),
    interval,
    verdict,
    weeks: weeksNeeded(first, second),
  }
}

function independent(period: CountedPeriod, size: number): Counted {
  return { count: period.count / size, days: daysOf(period) }
}

function resultOf(period: CountedPeriod, size: number): PeriodResult {
  const { count, cost } = period
  const { low, high } = meanInterval(count / size)
  const range = { low: low * size, high: high * size }
  const per = (events: number) => (events === 0 || cost === undefined ? undefined : cost / events)
  return {
    count,
    days: daysOf(period),
    range,
    ...(cost !== undefined && {
      unitCost: { low: cost / range.high, middle: per(count), high: per(range.low) },
    }),
  }
}

/** Whole weeks, or `undefined` where ten years would not do. */
interface WeeksNeeded {
  /** Further weeks after the change alone. */
  after: number | undefined
  /** Further weeks afterwards, with as many more counted before. */
  both: number | undefined
}

/**
 * How long to go on counting until a true ratio as large as the observed one would be shown at 95 % in four of five cases. Normal
 * approximation of the logarithm of the ratio, whose variance is the sum of the inverse counts.
 */
export function weeksNeeded(before: Counted, after: Counted): WeeksNeeded {
  const beforeRate = Math.max(before.count, 0.5) / before.days
  const afterRate = Math.max(after.count, 0.5) / after.days
  const variance = (Math.log(afterRate / beforeRate) / (certainty + power)) ** 2
  const enough = (beforeDays: number, afterDays: number) =>
    1 / (beforeRate * beforeDays) + 1 / (afterRate * afterDays) <= variance
  return {
    after: leastWeeks((weeks) => enough(before.days, after.days + 7 * weeks)),
    both: leastWeeks((weeks) => enough(before.days + 7 * weeks, after.days + 7 * weeks)),
  }
}

/** Quantiles of the normal distribution: 95 % on two sides, 80 % on one. */
const [certainty, power] = [1.96, 0.8416]
const mostWeeks = 520

function leastWeeks(isEnough: (weeks: number) => boolean): number | undefined {
  for (let weeks = 1; weeks <= mostWeeks; weeks += 1) if (isEnough(weeks)) return weeks
  return undefined
}
