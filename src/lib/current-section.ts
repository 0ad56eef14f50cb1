export interface ReadingPosition {
  scrolled: number
  end: number
  /** The index of the section that the hash names; -1 for none. */
  target: number
}

/** A section is current from so many px before its heading is at the top. */
const tolerance = 96

/**
 * The index of the current section; -1 above the first one. `starts` has the scroll position at which each heading is at the top. The last headings may
 * be too near the end of the page to reach the top. At the end of the page, the section of the hash is current, else the last one.
 */
export function currentSection(starts: number[], { scrolled, end, target }: ReadingPosition): number {
  const isOutOfReach = (start: number | undefined) => start !== undefined && start > end + tolerance
  if (scrolled >= end - 1 && isOutOfReach(starts.at(-1))) {
    return isOutOfReach(starts[target]) ? target : starts.length - 1
  }
  return starts.findLastIndex((start) => start <= scrolled + tolerance)
}
