import { dayNumber } from '../shared/calendar-day.ts'
import { readAmount } from '../shared/numbers.ts'
import type { Values } from '../shared/tool-input.ts'
import { ratioInterval, type Counted, type Interval } from './exact-intervals.ts'

/** What was counted. It decides which Google events matter and whether the counts are independent. */
export const eventNames = {
  visits: 'Besuche',
  enquiries: 'Anfragen',
  clicks: 'Klicks',
  impressions: 'Impressionen',
}
export type Metric = keyof typeof eventNames

export const isMetric = (name: string): name is Metric => Object.hasOwn(eventNames, name)

/** A count from a first to a last day, both included, such as 2026-09-01 to 2026-09-28; the cost is in francs. */
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

/** Reads the comparison from the fields. Invalid numbers are `NaN`, which `inputErrors` reports. */
export function readComparison(values: Values): ComparisonInput {
  const name = values['metric'] ?? ''
  return {
    metric: isMetric(name) ? name : 'visits',
    before: readPeriod(values, 'vorher'),
    after: readPeriod(values, 'nachher'),
  }
}

function readPeriod(values: Values, name: string): CountedPeriod {
  const cost = values[`${name}Kosten`]?.trim()
  return {
    count: readCount(values[name] ?? '') ?? Number.NaN,
    from: values[`${name}Von`] ?? '',
    to: values[`${name}Bis`] ?? '',
    ...(cost && { cost: readAmount(cost) ?? Number.NaN }),
  }
}

/** Parses a count. An amount of money, such as «CHF 3600.–», or «1e3» is none. */
function readCount(text: string): number | undefined {
  return /[\p{L}\p{Pd}]/u.test(text) ? undefined : readAmount(text)
}

/** The number of days; `NaN` for an invalid date. */
export function daysOf({ from, to }: Pick<CountedPeriod, 'from' | 'to'>): number {
  return (dayNumber(to) ?? Number.NaN) - (dayNumber(from) ?? Number.NaN) + 1
}

/**
 * The assumed number of events per person, by which counts are divided to be independent. The same person visits a website again, and Google counts the
 * clicks of another search again. For impressions there is no such number, because rank checkers cause thousands; `chanceVerdict` gives none.
 */
export const perPerson: Record<Metric, number> = { enquiries: 1, visits: 2, clicks: 2, impressions: 1 }

export interface Comparison {
  /** The ratio of the daily rates, after to before; `undefined` if the count before is zero. */
  ratio: number | undefined
  interval: Interval
  /** How long to go on counting. */
  weeks: WeeksNeeded
}

/** Compares two Poisson rates: exact conditional test at 95 %. With a `spread` above 1 the counts vary that many times as much (quasi-Poisson). */
export function compare({ metric, before, after }: ComparisonInput, spread = 1): Comparison {
  const size = perPerson[metric] * spread
  const [first, second] = [independent(before, size), independent(after, size)]
  return {
    ratio: first.count === 0 ? undefined : second.count / second.days / (first.count / first.days),
    interval: ratioInterval(first, second),
    weeks: weeksNeeded(first, second),
  }
}

function independent(period: CountedPeriod, size: number): Counted {
  return { count: period.count / size, days: daysOf(period) }
}

/** Whole weeks, or `undefined` for more than ten years. */
interface WeeksNeeded {
  /** Further weeks of the later period alone. */
  after: number | undefined
  /** Further weeks of both periods. */
  both: number | undefined
}

/**
 * The weeks until a true ratio as large as the observed one becomes significant at 95 %, with a power of 80 %. Normal approximation of the log ratio,
 * whose variance is the sum of the inverse counts.
 */
export function weeksNeeded(before: Counted, after: Counted): WeeksNeeded {
  const beforeRate = Math.max(before.count, 0.5) / before.days
  const afterRate = Math.max(after.count, 0.5) / after.days
  const variance = (Math.log(afterRate / beforeRate) / (certainty + power)) ** 2
  const enough = (beforeDays: number, afterDays: number) =>
    1 / (beforeRate * beforeDays) + 1 / (afterRate * afterDays) <= variance
  const weeks = Array.from({ length: mostWeeks }, (_, index) => index + 1)
  return {
    after: weeks.find((more) => enough(before.days, after.days + 7 * more)),
    both: weeks.find((more) => enough(before.days + 7 * more, after.days + 7 * more)),
  }
}

/** Quantiles of the normal distribution: 95 % two-sided, 80 % one-sided. */
const [certainty, power] = [1.96, 0.8416]
const mostWeeks = 520
