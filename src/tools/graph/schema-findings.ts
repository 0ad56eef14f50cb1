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
  type JsonObject,
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

/** Finds properties that schema.org does not know at these types, and values that it does not expect. */
export function schemaFindings(node: GraphNode, all: JsonObject): Finding[] {
  const told = findingsOf('graph', placeOf(node))
  const types = node.types.map(bareType)
  if (!types.some(isKnownType)) return []
  return (
    Object.entries(all)
      // «query-input» and the like annotate properties of an action (schema.org, «Actions»).
      .filter(([key]) => !/^@|:|-(input|output)$/.test(key))
      .flatMap(([key, value]) => {
        if (!isKnownProperty(key)) return [unknownProperty(told, key)]
        const isForeign =
          types.every(isKnownType) && !isA(types, 'Role') && !types.some((type) => hasProperty(type, key))
        return [...(isForeign ? [foreignProperty(told, key, types)] : []), ...valueFaults(told, key, value)]
      })
  )
}

type Told = ReturnType<typeof findingsOf>

function unknownProperty(told: Told, key: string): Finding {
  const meant = meantProperty(key)
  return told(
    'warning',
    'property',
    `Die Eigenschaft «${key.slice(0, 40)}» kennt schema.org nicht; sie bewirkt nichts.`,
    meant ? `Meinten Sie «${meant}»?` : 'Lassen Sie sie weg, oder suchen Sie die passende auf schema.org.',
  )
}

function foreignProperty(told: Told, key: string, types: readonly string[]): Finding {
  return told(
    'warning',
    'property-type',
    `«${key}» gehört laut schema.org nicht zu ${quoted(types, 'und')}, sondern zu ${quoted(ownersOf(key), 'oder')}.`,
    'Lassen Sie die Eigenschaft weg, oder nehmen Sie den passenden Typ.',
  )
}

function valueFaults(told: Told, key: string, value: Json): Finding[] {
  return listOf(value)
    .flatMap((one) => {
      if (isObject(one)) return objectFaults(told, key, one)
      const text = scalarsOf(one).join('').trim()
      const fault = text === '' ? undefined : textFault(key, text)
      if (!fault) return []
      const shown = text.slice(0, 40)
      return fault.isFormal
        ? [told('error', 'value', `«${key}» ist «${shown}» und nicht zu lesen.`, fault.remedy)]
        : [told('warning', 'text', `«${key}» ist nur «${shown}»; ${expected(key)}`, fault.remedy)]
    })
    .slice(0, 1)
    .map((finding) => ({ ...finding, field: key }))
}

function objectFaults(told: Told, key: string, one: JsonObject): Finding[] {
  const types = typesOf(one)
  if (!isPresent(one) && !isA(types, 'Action') && !isA(types, 'Enumeration')) {
    const remedy = 'Ergänzen Sie den Eintrag, oder lassen Sie ihn weg.'
    return [told('warning', 'no-content', `«${key}» ist leer.`, remedy)]
  }
  const range = rangeOf(key)
  if (types.length === 0 || !types.every(isKnownType) || ['Role', ...range].some((type) => isA(types, type)))
    return []
  return [
    told(
      'warning',
      'value-type',
      `«${key}» ist vom Typ ${quoted(types, 'und')}; ${expected(key)}`,
      'Nehmen Sie einen dieser Typen.',
    ),
  ]
}

const expected = (key: string) => `schema.org erwartet hier ${quoted(rangeOf(key), 'oder')}.`

/** «A», «B» oder «C», at most four. */
function quoted(names: readonly string[], last: string): string {
  const shown = names.slice(0, 4).map((name) => `«${name}»`)
  if (names.length > 4) return `${shown.join(', ')} und andern`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`
}
