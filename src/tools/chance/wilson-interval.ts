import type { Interval } from './poisson-interval.ts'

/** The interval for a share behind `hits` of `cases` (Wilson 1927); `z` is 1.96 for 95 %. Without cases, everything is possible. */
export function wilsonInterval(hits: number, cases: number, z = 1.959964): Interval {
  if (cases === 0) return { low: 0, high: 1 }
  const share = hits / cases
  const square = (z * z) / cases
  const middle = share + square / 2
  const half = z * Math.sqrt((share * (1 - share)) / cases + square / (4 * cases))
  return {
    low: hits === 0 ? 0 : (middle - half) / (1 + square),
    high: hits === cases ? 1 : (middle + half) / (1 + square),
  }
}
