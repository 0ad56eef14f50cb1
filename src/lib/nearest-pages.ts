import { distance } from 'fastest-levenshtein'
import type { ListedPage } from './navigation.ts'

/** The pages whose path is fewest edits away from a path that does not exist, nearest first. */
export function nearestPages(path: string, pages: ListedPage[], most = 3): ListedPage[] {
  const wanted = lastPart(path)
  return pages
    .map((listed) => ({
      listed,
      edits: Math.min(distance(path, listed.path), distance(wanted, lastPart(listed.path))),
    }))
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, most)
    .map(({ listed }) => listed)
}

function lastPart(path: string): string {
  return path.split('/').findLast(Boolean) ?? ''
}
