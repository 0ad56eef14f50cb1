import { measures } from './measures.ts'
import { spreadOf, type Spread } from '../statistics.ts'

/** One measured value. */
export interface Sample {
  /** Such as «first paint». */
  measure: string
  /** The page, the interaction or the conditions. */
  of: string
  site: string
  value: number
}

export interface Figure extends Spread {
  site: string
  /** To the floor, where it has been measured too and is more than nothing. */
  ratio: number | undefined
}

/** The values of all rounds and sites for one thing. */
export interface Row {
  measure: string
  of: string
  figures: Figure[]
}

export const floor = 'floor'

/** Brings together what was measured of each thing, in the order of the measures, then in that of measuring. */
export function summarise(samples: readonly Sample[]): Row[] {
  const order: string[] = Object.values(measures)
  return grouped(samples, ({ measure, of }) => `${measure}, ${of}`)
    .map(([{ measure, of }, same]) => ({ measure, of, figures: figuresOf(same) }))
    .toSorted((one, other) => order.indexOf(one.measure) - order.indexOf(other.measure))
}

function figuresOf(samples: readonly Sample[]): Figure[] {
  const spreads = grouped(samples, ({ site }) => site).map(([{ site }, same]) => ({
    site,
    ...spreadOf(same.map(({ value }) => value)),
  }))
  const least = spreads.find(({ site }) => site === floor)?.median
  return spreads.map((spread) => ({ ...spread, ratio: least ? spread.median / least : undefined }))
}

/** Groups with the first of each; `Map.groupBy` is newer than the oldest Node. */
function grouped(samples: readonly Sample[], keyOf: (sample: Sample) => string): [Sample, Sample[]][] {
  const groups = new Map<string, [Sample, Sample[]]>()
  for (const sample of samples) {
    const key = keyOf(sample)
    const group = groups.get(key)
    if (group) group[1].push(sample)
    else groups.set(key, [sample, [sample]])
  }
  return [...groups.values()]
}
