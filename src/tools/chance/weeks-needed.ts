import type { Counted } from './poisson-interval.ts'

/** Whole weeks, or `undefined` where ten years would not do. */
export interface WeeksNeeded {
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
const certainty = 1.96
const power = 0.8416
const mostWeeks = 520

function leastWeeks(isEnough: (weeks: number) => boolean): number | undefined {
  if (!isEnough(mostWeeks)) return undefined
  let [low, high] = [1, mostWeeks]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}
