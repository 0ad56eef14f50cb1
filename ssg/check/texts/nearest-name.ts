import { editDistance } from '../../../src/lib/search/edit-distance.ts'

/**
 * The name that an author who wrote `wanted` probably meant, as the end of a remedy: a name that contains it, else the one with the fewest letters
 * to change. Empty where none is near.
 */
export function nearestName(wanted: string, names: readonly string[]): string {
  const near = names
    .map((name) => ({ name, edits: distance(wanted, name) }))
    .filter(({ edits }) => edits <= wanted.length / 3)
    .toSorted((one, other) => one.edits - other.edits)[0]
  return near ? ` Gemeint ist wohl «${near.name}».` : ''
}

const shortest = 4

function distance(wanted: string, name: string): number {
  const contains = wanted.length >= shortest && name.includes(wanted)
  return contains ? 1 : editDistance(wanted, name)
}
