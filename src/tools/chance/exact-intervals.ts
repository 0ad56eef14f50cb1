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
  const farthest = count + 20 * Math.sqrt(count + 1) + 20
  const low = count === 0 ? 0 : crossing(0, farthest, (mean) => gammaBelow(mean, count) < tail)
  return { low, high: crossing(0, farthest, (mean) => gammaBelow(mean, count + 1) < 1 - tail) }
}

/**
 * The exact 95 % interval for the ratio of two rates, after to before: given the sum of both counts, the later one is binomial (Przyborowski and Wilenski
 * 1940), with the interval of Clopper and Pearson. R's `poisson.test` does the same.
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

/**
 * The regularised incomplete beta function with shapes `a` and `b`: the probability of a value below the point. The point is given by its log-odds,
 * because near 0 and 1 it would lose precision.
 */
function betaBelow(logOdds: number, a: number, b: number): number {
  const x = 1 / (1 + Math.exp(-logOdds))
  const rest = 1 / (1 + Math.exp(logOdds))
  const scale = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(rest))
  // The fraction converges quickly below the mean only; above it, the other tail is computed.
  if (x < (a + 1) / (a + b + 2)) return (scale * betaFraction(x, a, b)) / a
  return 1 - (scale * betaFraction(rest, b, a)) / b
}

/** The regularised incomplete gamma function: the probability of a value below `x`. */
function gammaBelow(x: number, shape: number): number {
  if (x <= 0) return 0
  const scale = Math.exp(shape * Math.log(x) - x - logGamma(shape))
  if (x >= shape + 1) return 1 - scale * gammaFraction(x, shape)
  let term = 1 / shape
  let sum = term
  for (let step = 1; step < mostSteps && term > sum * tiny; step += 1) {
    term *= x / (shape + step)
    sum += term
  }
  return scale * sum
}

/** Finds by bisection the point up to which `isBelow` is true. */
function crossing(low: number, high: number, isBelow: (point: number) => boolean): number {
  let [from, to] = [low, high]
  for (let step = 0; step < 70; step += 1) {
    const middle = (from + to) / 2
    if (isBelow(middle)) from = middle
    else to = middle
  }
  return (from + to) / 2
}

const tiny = 1e-15
/** About √n steps are needed, and counts are at most ten million. */
const mostSteps = 20_000

/** Stirling's series, exact to 14 digits from 10 on; smaller arguments are shifted there. */
function logGamma(x: number): number {
  let shifted = x
  let product = 1
  while (shifted < 10) {
    product *= shifted
    shifted += 1
  }
  const inverse = 1 / (shifted * shifted)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / shifted
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - Math.log(product)
  )
}

/** Lentz's method (Numerical Recipes, «Incomplete Beta Function»). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m < mostSteps; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / nonZero(1 + even * d)
    c = nonZero(1 + even / c)
    result *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / nonZero(1 + odd * d)
    c = nonZero(1 + odd / c)
    result *= d * c
    if (Math.abs(d * c - 1) < tiny) break
  }
  return result
}

function gammaFraction(x: number, shape: number): number {
  let b = x + 1 - shape
  let c = 1e300
  let d = 1 / nonZero(b)
  let result = d
  for (let step = 1; step < mostSteps; step += 1) {
    const factor = -step * (step - shape)
    b += 2
    d = 1 / nonZero(factor * d + b)
    c = nonZero(b + factor / c)
    result *= d * c
    if (Math.abs(d * c - 1) < tiny) break
  }
  return result
}

function nonZero(value: number): number {
  return Math.abs(value) < 1e-300 ? 1e-300 : value
}
