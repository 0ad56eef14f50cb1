/** How long each part of the LCP took, in ms. Together they are the LCP. */
export interface LcpParts {
  /** Until the first byte of the page (TTFB). */
  server: number
  /** From then until the browser asks for the file of the largest element. */
  wait: number
  load: number
  /** From the loaded file until it is painted. */
  paint: number
}

export type LcpPart = keyof LcpParts

export const lcpParts = ['server', 'wait', 'load', 'paint'] as const satisfies LcpPart[]

/** The share of the LCP that Google names for each part: about that for server and load, less than that for the two waits. */
export const targetShares: Readonly<Record<LcpPart, number>> = {
  server: 0.4,
  wait: 0.1,
  load: 0.4,
  paint: 0.1,
}

export interface LcpSplit {
  total: number
  /** What each part takes of it, from 0 to 1. */
  shares: LcpParts
  /** The part to start with; `undefined` where each is as long as it may be. */
  first: LcpPart | undefined
  /** By how much that part is longer than it may be, in ms. */
  excess: number
  /** The largest element is a text: nothing of its own is loaded, so Google's shares say nothing, and the longer part comes first. */
  isText: boolean
}

/** With which part to start: with the one that exceeds its share by most milliseconds. `undefined` without any time to split. */
export function splitLcp(parts: LcpParts): LcpSplit | undefined {
  const total = lcpParts.reduce((sum, part) => sum + parts[part], 0)
  if (!(total > 0)) return undefined
  const isText = parts.wait === 0 && parts.load === 0
  const excessOf = (part: LcpPart) => parts[part] - (isText ? 0 : targetShares[part] * total)
  const [first] = lcpParts.toSorted((one, other) => excessOf(other) - excessOf(one))
  const excess = first ? excessOf(first) : 0
  return {
    total,
    shares: {
      server: parts.server / total,
      wait: parts.wait / total,
      load: parts.load / total,
      paint: parts.paint / total,
    },
    first: excess > least ? first : undefined,
    excess: Math.max(0, excess),
    isText,
  }
}

/** Less than a millisecond is none: sums of fractions are never exact. */
const least = 0.5
