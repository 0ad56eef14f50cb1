/** The middle of measured values and how far half of them lie apart. */
export interface Spread {
  median: number
  /** First and third quartile. */
  from: number
  to: number
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), from: quantile(values, 0.25), to: quantile(values, 0.75) }
}

/** Between two values the one in proportion, as spreadsheets do. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)]
  const above = sorted[Math.ceil(position)]
  if (below === undefined || above === undefined) throw new Error('there are no values')
  return below + (above - below) * (position - Math.floor(position))
}
