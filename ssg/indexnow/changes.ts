import type { PageHashes } from './page-hashes.ts'

/** The paths of the pages that differ. */
export interface Changes {
  new: string[]
  changed: string[]
  removed: string[]
}

/** What a build would change of the live site. */
export function changesBetween(live: PageHashes, built: PageHashes): Changes {
  return {
    new: Object.keys(built).filter((path) => !(path in live)),
    changed: Object.keys(built).filter((path) => path in live && live[path] !== built[path]),
    removed: Object.keys(live).filter((path) => !(path in built)),
  }
}

export function pathsOf(changes: Changes): string[] {
  return [...changes.new, ...changes.changed, ...changes.removed]
}
