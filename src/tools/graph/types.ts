import { editDistance } from '../../lib/search/edit-distance.ts'
import { businessNames, organizationNames, propertyNames, typeNames } from './vocabulary.ts'

const businessTypes = new Set(businessNames.split(' '))
const organizationTypes = new Set([...businessTypes, ...organizationNames.split(' ')])
const allTypes = new Set([...organizationTypes, ...typeNames.split(' ')])
const allProperties = new Set(propertyNames.split(' '))

/** A type without the prefix of schema.org: «Organization» from «https://schema.org/Organization». */
export function bareType(type: string): string {
  return type.trim().replace(/^(https?:\/\/schema\.org\/|schema:)/, '')
}

export function isBusiness(types: readonly string[]): boolean {
  return types.some((type) => businessTypes.has(bareType(type)))
}

export function isOrganization(types: readonly string[]): boolean {
  return types.some((type) => organizationTypes.has(bareType(type)))
}

export function isKnownType(type: string): boolean {
  return allTypes.has(bareType(type))
}

/** The type that was probably meant; `undefined` for a known type and for one that resembles none. */
export function meantType(type: string): string | undefined {
  const bare = bareType(type)
  return allTypes.has(bare) ? undefined : alike(bare, allTypes)
}

export function isKnownProperty(property: string): boolean {
  return allProperties.has(property)
}

export function meantProperty(property: string): string | undefined {
  return alike(property, allProperties)
}

/** The name that differs only in case or by one letter. The first or the last letter must be the same. */
function alike(written: string, names: ReadonlySet<string>): string | undefined {
  if (written.length < 3 || written.length > 40) return undefined
  const lower = written.toLowerCase()
  return [...names].find((name) => {
    if (Math.abs(name.length - written.length) > 1) return false
    const other = name.toLowerCase()
    if (other[0] !== lower[0] && other.at(-1) !== lower.at(-1)) return false
    return other === lower || editDistance(name, written) === 1
  })
}
