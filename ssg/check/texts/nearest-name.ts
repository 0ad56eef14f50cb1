import { editDistance } from '../../../src/lib/search/edit-distance.ts'

/**
 * The name that an author who wrote `wanted` probably meant, as the end of a message: a name that contains it, else the one with the fewest letters
 * to change. Empty where none is near: a folder that both have brings them no nearer.
 */
export function nearestName(wanted: string, names: readonly string[]): string {
  const part = lastPart(wanted)
  const near = names
    .map((name) => ({
      name,
      edits: part.length > 3 && name.includes(part) ? 0 : editDistance(part, lastPart(name)),
    }))
    .filter(({ edits }) => edits <= part.length / 4)
    .toSorted((one, other) => one.edits - other.edits)[0]
  return near ? `; gemeint ist wohl «${near.name}»` : ''
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
