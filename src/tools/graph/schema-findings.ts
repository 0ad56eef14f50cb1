import { findingsOf, type Finding } from '../shared/finding.ts'
import { textFault } from './data-types.ts'
import {
  isObject,
  isPresent,
  listOf,
  placeOf,
  scalarsOf,
  typesOf,
  type GraphNode,
  type Json,
} from './read.ts'
import {
  bareType,
  hasProperty,
  isA,
  isKnownProperty,
  isKnownType,
  meantProperty,
  ownersOf,
  rangeOf,
} from './types.ts'
import type { PropertyFinding } from './value-findings.ts'

/** Finds properties that schema.org does not know at these types, and values that it does not expect. */
export function schemaFindings(node: GraphNode): PropertyFinding[] {
  const told = findingsOf('graph', placeOf(node))
  const types = node.types.map(bareType)
  if (!types.some(isKnownType)) return []
  return Object.entries(node.all).flatMap(([key, value]) => {
    // «query-input» and the like annotate properties of an action (schema.org, «Actions»).
    if (/^@|:|-(input|output)$/.test(key)) return []
    if (!isKnownProperty(key)) {
      const problem = `Die Eigenschaft «${key.slice(0, 40)}» kennt schema.org nicht; sie bewirkt nichts.`
      const meant = meantProperty(key)
      const search = 'Lassen Sie sie weg, oder suchen Sie die passende auf schema.org.'
      return [told('warning', 'property', problem, meant ? `Meinten Sie «${meant}»?` : search)]
    }
    const faults = listOf(value)
      .flatMap((one) => valueFault(told, key, one) ?? [])
      .slice(0, 1)
      .map((finding) => ({ ...finding, property: key }))
    const isOwn =
      !types.every(isKnownType) || isA(types, 'Role') || types.some((type) => hasProperty(type, key))
    if (isOwn) return faults
    const problem = `«${key}» gehört laut schema.org nicht zu ${quoted(types, 'und')}, sondern zu ${quoted(ownersOf(key), 'oder')}.`
    const remedy = 'Lassen Sie die Eigenschaft weg, oder nehmen Sie den passenden Typ.'
    return [told('warning', 'property-type', problem, remedy), ...faults]
  })
}

function valueFault(told: ReturnType<typeof findingsOf>, key: string, one: Json): Finding | undefined {
  const range = rangeOf(key)
  const expected = `schema.org erwartet hier ${quoted(range, 'oder')}.`
  if (!isObject(one)) {
    const text = scalarsOf(one).join('').trim()
    const fault = text === '' ? undefined : textFault(key, text)
    const shown = text.slice(0, 40)
    return (
      fault &&
      (fault.isFormal
        ? told('error', 'value', `«${key}» ist «${shown}» und nicht zu lesen.`, fault.remedy)
        : told('warning', 'text', `«${key}» ist nur «${shown}»; ${expected}`, fault.remedy))
    )
  }
  const types = typesOf(one)
  if (!isPresent(one) && !isA(types, 'Action') && !isA(types, 'Enumeration')) {
    const remedy = 'Ergänzen Sie den Eintrag, oder lassen Sie ihn weg.'
    return told('warning', 'no-content', `«${key}» ist leer.`, remedy)
  }
  if (types.length === 0 || !types.every(isKnownType) || ['Role', ...range].some((type) => isA(types, type)))
    return undefined
  const problem = `«${key}» ist vom Typ ${quoted(types, 'und')}; ${expected}`
  return told('warning', 'value-type', problem, 'Nehmen Sie einen dieser Typen.')
}

/** «A», «B» oder «C», at most four. */
function quoted(names: readonly string[], last: string): string {
  const shown = names.slice(0, 4).map((name) => `«${name}»`)
  if (names.length > 4) return `${shown.join(', ')} und andern`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`
}
