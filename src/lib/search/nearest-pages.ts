import { editDistance } from './edit-distance.ts'

/** The minimum similarity. Below it, short paths such as `/agb` would be near any other path. */
const least = 0.5

/** Three pages, sorted by the similarity of their path to an unknown one; those below the minimum last, in their order. */
export function nearestPages<P extends { to: string }>(path: string, pages: P[]): P[] {
  return pages
    .map((page) => ({ page, likeness: likeness(path, page.to) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, 3)
    .map(({ page }) => page)
}

/** Similarity from 0 to 1. */
function likeness(path: string, other: string): number {
  const [part, otherPart] = [lastPart(path), lastPart(other)]
  const share = Math.max(letters(path, other), letters(part, otherPart), words(part, otherPart))
  return share < least ? 0 : share
}

function letters(one: string, other: string): number {
  return 1 - editDistance(one, other) / Math.max(one.length, other.length, 1)
}

function words(one: string, other: string): number {
  const [some, others] = [one.split('-'), other.split('-')]
  return some.filter((word) => word && others.includes(word)).length / Math.max(some.length, others.length)
}

function lastPart(path: string): string {
  return path.split('/').findLast(Boolean) ?? ''
}
