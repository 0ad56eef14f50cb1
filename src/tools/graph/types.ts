import { editDistance } from '../../lib/search/edit-distance.ts'
import { propertyTable, typeTable } from './vocabulary.ts'

const rowsOf = (table: string) => table.split(';').map((row) => row.split(':'))
const namesIn = (list = '') => list.split(' ').filter(Boolean)

const types = new Map(
  rowsOf(typeTable).map(([name = '', parents, values]) => [
    name,
    { name, parents: namesIn(parents), values: namesIn(values) },
  ]),
)
const properties = new Map(
  rowsOf(propertyTable).map(([name = '', owners, range = 'Text']) => [
    name,
    { owners: namesIn(owners), range: namesIn(range) },
  ]),
)
const enumerations = [...types.values()].filter(({ values }) => values.length > 0)

/** A type without the prefix of schema.org: «Organization» from «https://schema.org/Organization». */
export function bareType(type: string): string {
  return type.trim().replace(/^(https?:\/\/schema\.org\/|schema:)/, '')
}

/** A type and all that it is a subtype of, the nearest first. */
export function lineOf(type: string): ReadonlySet<string> {
  const line = lines.get(type) ?? new Set([bareType(type)])
  if (lines.has(type)) return line
  for (const one of line) for (const parent of types.get(one)?.parents ?? []) line.add(parent)
  if (types.has(type)) lines.set(type, line)
  return line
}

const lines = new Map<string, Set<string>>()

/** Whether one of the types is a subtype of the other, or the same. */
export function isA(given: readonly string[], other: string): boolean {
  return given.some((type) => lineOf(type).has(other))
}

export const isBusiness = (given: readonly string[]) => isA(given, 'LocalBusiness')
export const isOrganization = (given: readonly string[]) => isA(given, 'Organization')
export const isKnownType = (type: string) => types.has(bareType(type))

/** The type that was probably meant; `undefined` for a known type and for one that resembles none. */
export function meantType(type: string): string | undefined {
  const bare = bareType(type)
  return types.has(bare) ? undefined : alike(bare, types.keys())
}

/** The type of this name, in any letters. */
export function typeCalled(name: string): string | undefined {
  return [...types.keys()].find((type) => type.toLowerCase() === bareType(name).toLowerCase())
}

export const isKnownProperty = (property: string) => properties.has(property)
export const meantProperty = (property: string) => alike(property, properties.keys())

/** The types that have a property, without their subtypes. */
export const ownersOf = (property: string) => properties.get(property)?.owners ?? []

export function hasProperty(type: string, property: string): boolean {
  return ownersOf(property).some((owner) => isA([type], owner))
}

/** The types and data types that a property expects. */
export const rangeOf = (property: string) => properties.get(property)?.range ?? []

/** The values of an enumeration, with those of its subtypes; none for any other type. */
export function valuesOf(type: string): string[] {
  if (!isA([type], 'Enumeration')) return []
  return enumerations.filter(({ name }) => isA([name], type)).flatMap(({ values }) => values)
}

/** The nearest name: in other letters, with one more or less or two swapped, from eight letters on with two edits. It must begin or end the same. */
function alike(written: string, names: Iterable<string>): string | undefined {
  if (written.length < 3 || written.length > 40) return undefined
  const lower = written.toLowerCase()
  const [most, same] = written.length < 8 ? [1, 1] : [2, 3]
  const [start, end] = [lower.slice(0, same), lower.slice(-same)]
  const near = [...names].flatMap((name) => {
    if (Math.abs(name.length - written.length) > most) return []
    const other = name.toLowerCase()
    if (!other.startsWith(start) && !other.endsWith(end)) return []
    const edits = editDistance(other, lower)
    return { name, edits: edits === 2 && lettersOf(other) === lettersOf(lower) ? 1 : edits }
  })
  const nearest = near.toSorted((one, next) => one.edits - next.edits)[0]
  return nearest && nearest.edits <= most ? nearest.name : undefined
}

const lettersOf = (name: string) => name.split('').toSorted().join('')
