import { editDistance } from './edit-distance.ts'

/** The pages whose path is fewest edits away from a path that does not exist, nearest first. */
export function nearestPages<P extends { to: string }>(path: string, pages: P[], most = 3): P[] {
  const wanted = lastPart(path)
  return pages
    .map((page) => ({
      page,
      edits: Math.min(editDistance(path, page.to), editDistance(wanted, lastPart(page.to))),
    }))
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, most)
    .map(({ page }) => page)
}

function lastPart(path: string): string {
  return path.split('/').findLast(Boolean) ?? ''
}
