import { betaBelow, crossing, gammaBelow } from './tail-probability.ts'

/** From and to; `high` is `Infinity` where the data set no upper limit. */
export interface Interval {
  low: number
  high: number
}

/** A count of independent events, and how long they were counted, in days. */
export interface Counted {
  count: number
  days: number
}

/** The exact interval of 95 % for the mean behind one count (Garwood 1936). */
export function meanInterval(count: number): Interval {
  const farthest = count + 20 * Math.sqrt(count + 1) + 20
  const low = count === 0 ? 0 : crossing(0, farthest, (mean) => gammaBelow(mean, count) < tail)
  return { low, high: crossing(0, farthest, (mean) => gammaBelow(mean, count + 1) < 1 - tail) }
}

/**
 * The exact interval of 95 % for how many times as often the events come afterwards: given the sum of both counts, the later one is
 * binomial (Przyborowski and Wilenski 1940), and its interval is Clopper and Pearson's. R's `poisson.test` does the same.
 */
export function ratioInterval(before: Counted, after: Counted): Interval {
  const perDay = before.days / after.days
  const limit = (probability: number, a: number, b: number) =>
    perDay * Math.exp(crossing(-60, 60, (logOdds) => betaBelow(logOdds, a, b) < probability))
  return {
    low: after.count === 0 ? 0 : limit(tail, after.count, before.count + 1),
    high: before.count === 0 ? Infinity : limit(1 - tail, after.count + 1, before.count),
  }
}

const tail = 0.025
