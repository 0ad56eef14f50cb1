/** A confidence interval. `high` is `Infinity` if the data set no upper limit. */
export interface Interval {
  low: number
  high: number
}

/** A count of independent events, and the number of days. */
export interface Counted {
  count: number
  days: number
}

/** The exact 95 % interval for the mean of a Poisson count (Garwood 1936). */
export function meanInterval(count: number): Interval {
  return { low: count === 0 ? 0 : gammaQuantile(tail, count), high: gammaQuantile(1 - tail, count + 1) }
}

/**
 * The exact 95 % interval for the ratio of two rates, after to before: given the sum of both counts, the later one is binomial (Przyborowski and Wilenski
 * 1940), with the interval of Clopper and Pearson. R's `poisson.test` does the same.
 */
export function ratioInterval(before: Counted, after: Counted): Interval {
  const perDay = before.days / after.days
  return {
    low: after.count === 0 ? 0 : perDay * betaOddsQuantile(tail, after.count, before.count + 1),
    high: before.count === 0 ? Infinity : perDay * betaOddsQuantile(1 - tail, after.count + 1, before.count),
  }
}

const tail = 0.025

function gammaQuantile(share: number, shape: number): number {
  return logQuantile(share, (log) => shape * log - Math.exp(log), Math.log(shape), [shape, Infinity])
}

/** The odds x / (1 − x) of a quantile of the beta distribution. */
function betaOddsQuantile(share: number, a: number, b: number): number {
  return logQuantile(share, (log) => a * log - (a + b) * Math.log1p(Math.exp(log)), Math.log(a / b), [a, b])
}

/** So many that the result is exact to five digits. */
const steps = 10_000

/**
 * The value below which a share of a distribution lies, from the logarithm of its density over the logarithm of the value. The density is highest at `peak`
 * and falls on both sides at least as fast as an exponential with these shapes.
 */
function logQuantile(
  share: number,
  logDensity: (log: number) => number,
  peak: number,
  [below, above]: [number, number],
): number {
  const near = 8 * Math.sqrt(1 / below + 1 / above)
  const from = peak - near - 20 / below
  const step = (2 * near + 20 / below + 20 / above) / steps
  const highest = logDensity(peak)
  const areas = Array.from({ length: steps }, (_, index) =>
    Math.exp(logDensity(from + (index + 0.5) * step) - highest),
  )
  let rest = share * areas.reduce((sum, area) => sum + area, 0)
  const last = areas.findIndex((area) => (rest -= area) <= 0)
  return Math.exp(from + (last + 1 + rest / (areas[last] ?? 1)) * step)
}
