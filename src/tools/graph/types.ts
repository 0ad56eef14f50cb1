import { editDistance } from '../../lib/search/edit-distance.ts'
import { memberTable, rangeTable, typeTable } from './vocabulary.ts'

const rowsOf = (table: string) => table.split(';').map((row) => row.split(':'))
const namesIn = (list = '') => list.split(' ').filter(Boolean)

const types = new Map(
  rowsOf(typeTable).map(([name = '', parents, properties]) => [
    name,
    { parents: namesIn(parents), properties: new Set(namesIn(properties)) },
  ]),
)
const ranges = new Map(rowsOf(rangeTable).map(([name = '', range = 'Text']) => [name, namesIn(range)]))
const members = rowsOf(memberTable).map(([name = '', list]) => ({ name, members: namesIn(list) }))

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

export const isKnownProperty = (property: string) => ranges.has(property)
export const meantProperty = (property: string) => alike(property, ranges.keys())

export function hasProperty(type: string, property: string): boolean {
  return [...lineOf(type)].some((one) => types.get(one)?.properties.has(property))
}

/** The types that a property belongs to, without their subtypes. */
export function ownersOf(property: string): string[] {
  return [...types].filter(([, { properties }]) => properties.has(property)).map(([name]) => name)
}

/** The types and data types that a property expects. */
export function rangeOf(property: string): string[] {
  return ranges.get(property) ?? []
}

/** The values of an enumeration, with those of its subtypes; none for any other type. */
export function membersOf(type: string): string[] {
  if (!isA([type], 'Enumeration')) return []
  return members.filter(({ name }) => isA([name], type)).flatMap((one) => one.members)
}

/** The name that differs only in case or by one letter. The first or the last letter must be the same. */
function alike(written: string, names: Iterable<string>): string | undefined {
  if (written.length < 3 || written.length > 40) return undefined
  const lower = written.toLowerCase()
  return [...names].find((name) => {
    if (Math.abs(name.length - written.length) > 1) return false
    const other = name.toLowerCase()
    if (other[0] !== lower[0] && other.at(-1) !== lower.at(-1)) return false
    return other === lower || editDistance(name, written) === 1
  })
}
