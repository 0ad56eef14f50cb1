import { dayNumber } from '../shared/calendar-day.ts'
import { readAmount } from '../shared/numbers.ts'
import type { Values } from '../shared/tool-input.ts'
import { ratioInterval, type Counted } from './exact-intervals.ts'

/** What was counted. It decides which Google events matter and whether the counts are independent. */
export const eventNames = {
  visits: 'Besuche',
  enquiries: 'Anfragen',
  clicks: 'Klicks',
  impressions: 'Impressionen',
}
export type Metric = keyof typeof eventNames

export const isMetric = (name: string): name is Metric => Object.hasOwn(eventNames, name)

/** Whether Search Console counts it, whose last two or three days are missing. */
export const isSearch = (metric: Metric) => metric === 'clicks' || metric === 'impressions'

/** A count from a first to a last day (`dayNumber`), both included; the cost is in francs. What is invalid is `NaN`. */
export interface CountedPeriod {
  count: number
  from: number
  to: number
  cost?: number
}

export interface ComparisonInput {
  metric: Metric
  before: CountedPeriod
  after: CountedPeriod
}

/** Reads the comparison from the fields. `inputErrors` reports what is invalid. */
export function readComparison(values: Values): ComparisonInput {
  const name = values['metric'] ?? ''
  return {
    metric: isMetric(name) ? name : 'visits',
    before: readPeriod(values, 'vorher'),
    after: readPeriod(values, 'nachher'),
  }
}

function readPeriod(values: Values, name: string): CountedPeriod {
  const written = (part: string) => values[name + part]?.trim() ?? ''
  const numberIn = (read: (text: string) => number | undefined, part: string) =>
    read(written(part)) ?? Number.NaN
  return {
    // An amount of money, such as «CHF 3600.–», or «1e3» is no count.
    count: /[\p{L}\p{Pd}]/u.test(written('')) ? Number.NaN : numberIn(readAmount, ''),
    from: numberIn(dayNumber, 'Von'),
    to: numberIn(dayNumber, 'Bis'),
    ...(written('Kosten') && { cost: numberIn(readAmount, 'Kosten') }),
  }
}

export const daysOf = ({ from, to }: Pick<CountedPeriod, 'from' | 'to'>) => to - from + 1

/** The maximum number of days in a period: ten years. */
export const mostDays = 3660

/**
 * The assumed number of events per person, by which counts are divided to be independent. The same person visits a website again, and Google counts the
 * clicks of another search again. For impressions there is no such number, because rank checkers cause thousands; `chanceVerdict` gives none.
 */
export const perPerson: Record<Metric, number> = { enquiries: 1, visits: 2, clicks: 2, impressions: 1 }

/**
 * Compares two Poisson rates: exact conditional test at 95 %. With a `spread` above 1 the counts vary that many times as much (quasi-Poisson). The ratio is
 * `undefined` if the count before is zero.
 */
export function compare({ metric, before, after }: ComparisonInput, spread: number) {
  const independent = (period: CountedPeriod): Counted => ({
    count: period.count / (perPerson[metric] * spread),
    days: daysOf(period),
  })
  const [first, second] = [independent(before), independent(after)]
  return {
    ratio: first.count === 0 ? undefined : second.count / second.days / (first.count / first.days),
    interval: ratioInterval(first, second),
    weeks: weeksNeeded(first, second),
  }
}

/** Further weeks of the later period alone, and of both; `undefined` for more than ten years. */
export type WeeksNeeded = Record<'after' | 'both', number | undefined>

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
