import { editDistance } from '../../../src/lib/search/edit-distance.ts'

/**
 * The name that an author who wrote `wanted` probably meant, as the end of a message: a name that contains it, else the one with the fewest letters
 * to change. Empty where none is near: a folder or a word that both have brings them no nearer.
 */
export function nearestName(wanted: string, names: readonly string[]): string {
  const near = names
    .map((name) => ({ name, edits: distance(wanted, name) }))
    .filter(({ name, edits }) => edits <= differing(wanted, name).length / 3)
    .toSorted((one, other) => one.edits - other.edits)[0]
  return near ? `; gemeint ist wohl «${near.name}»` : ''
}

const shortest = 4

function distance(wanted: string, name: string): number {
  const contains = wanted.length >= shortest && name.includes(wanted)
  return contains ? 0 : editDistance(wanted, name)
}

/** The words in the last part of the path of `wanted` that `name` has not. */
function differing(wanted: string, name: string): string {
  const known = name.split(/[/-]/)
  const own = wanted.slice(wanted.lastIndexOf('/') + 1).split('-')
  return own.filter((word) => !known.includes(word)).join('-')
}
