import { editDistance } from '../../../src/lib/search/edit-distance.ts'

/**
 * The name that an author who wrote `wanted` probably meant, as the end of a remedy: a name that contains it, else the one with the fewest letters
 * to change. Empty where none is near: a folder that both are in brings a path no nearer.
 */
export function nearestName(wanted: string, names: readonly string[]): string {
  const own = wanted.slice(wanted.lastIndexOf('/') + 1)
  const near = names
    .map((name) => ({ name, edits: distance(wanted, name) }))
    .filter(({ edits }) => edits <= own.length / 3)
    .toSorted((one, other) => one.edits - other.edits)[0]
  return near ? ` Gemeint ist wohl «${near.name}».` : ''
}

const shortest = 4

function distance(wanted: string, name: string): number {
  const contains = wanted.length >= shortest && name.includes(wanted)
  return contains ? 1 : editDistance(wanted, name)
}
