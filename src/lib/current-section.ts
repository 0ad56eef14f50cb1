/** Where a reader is, in px of scrolling. */
export interface ReadingPosition {
  scrolled: number
  /** As far as the page scrolls. */
  end: number
  /** The section that the hash of the address names, by its place in the list; -1 for none. */
  target: number
}

/** A heading counts as reached so many px before it is at the top, because nobody scrolls to the pixel. */
const tolerance = 24

/**
 * Which section is being read, as its place in the list; -1 above the first one. `starts` holds the scroll position at which each heading is at the
 * top. The last sections may be too near the end of the page to reach the top. At the end of the page one of them counts: the one that the reader
 * has jumped to, else the last.
 */
export function currentSection(starts: number[], { scrolled, end, target }: ReadingPosition): number {
  const isOutOfReach = (start: number | undefined) => start !== undefined && start > end + tolerance
  if (scrolled >= end - 1 && isOutOfReach(starts.at(-1))) {
    return isOutOfReach(starts[target]) ? target : starts.length - 1
  }
  return starts.findLastIndex((start) => start <= scrolled + tolerance)
}
