import type { Block } from './extract.ts'
import { bareType } from './types.ts'

/** A value of `JSON.parse`. */
export type Json = string | number | boolean | null | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a list, because JSON-LD allows single values and lists. */
export function listOf(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

export function textsOf(value: Json | undefined): string[] {
  return listOf(value).filter((one) => typeof one === 'string')
}

/** The types of an object, without the prefix of schema.org. */
export const typesOf = ({ '@type': types }: JsonObject) => textsOf(types).map(bareType)

/** Texts and numbers as texts. */
export function scalarsOf(value: Json | undefined): string[] {
  return listOf(value).flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? `${one}` : []))
}

/** Whether a value has content, not just an empty text or an object with only a type. */
export function isPresent(value: Json | undefined): boolean {
  return listOf(value).some(
    (one) => one !== '' && !(isObject(one) && Object.keys(one).every((key) => key === '@type')),
  )
}

/** An object in the blocks. Objects with the same `@id` are one node with several places. */
export interface GraphNode {
  /** The `@id`, or `_:1` and so on without one. */
  id: string
  types: string[]
  name: string | undefined
  /** The property whose value it is; `undefined` for a top-level object. */
  under: string | undefined
  places: string[]
  /** Its descriptions, one per place. */
  described: JsonObject[]
  /** The properties of all its descriptions. */
  all: JsonObject
}

export interface EntityGraph {
  nodes: GraphNode[]
  edges: { from: string; property: string; to: string; place: string }[]
  /** `@context` of each block, for the check of the vocabulary. */
  contexts: { place: string; context: Json | undefined }[]
  /** Whether it is nested deeper than this tool reads. */
  isCut: boolean
}

/** Reads nodes and edges of all blocks. Objects without `@id`, such as an address, are nodes, too. */
export function readGraph(blocks: readonly Block[]): EntityGraph {
  const nodes = new Map<string, GraphNode>()
  const edges: EntityGraph['edges'] = []
  const contexts: EntityGraph['contexts'] = []
  let [unnamed, isCut] = [0, false]

  const visit = (object: JsonObject, place: string, depth: number, under?: string): string => {
    const written = object['@id']
    const own = (typeof written === 'string' && written.trim()) || undefined
    const properties = Object.keys(object).filter((key) => !/^@(id|type|context|value)$/.test(key))
    // Only a reference, not a description.
    if (own !== undefined && depth > 0 && properties.length === 0) return own
    if (own === undefined) unnamed += 1
    const id = own ?? `_:${unnamed}`
    const node = nodes.get(id) ?? {
      id,
      types: [],
      name: undefined,
      under,
      places: [],
      described: [],
      all: {},
    }
    nodes.set(id, node)
    node.types = [...new Set([...node.types, ...textsOf(object['@type'])])]
    node.name ??= textsOf(object.name)[0]
    node.places.push(place)
    node.described.push(object)
    Object.assign(node.all, object)
    if (depth >= deepest) isCut = true
    else
      for (const property of properties)
        for (const value of listOf(object[property]))
          if (isObject(value) && !('@value' in value))
            edges.push({ from: id, property, to: visit(value, place, depth + 1, property), place })
    return id
  }

  for (const { place, json } of blocks)
    for (const top of listOf(json).filter(isObject)) {
      contexts.push({ place, context: top['@context'] })
      const graph = top['@graph']
      const tops = Array.isArray(graph) || isObject(graph) ? listOf(graph).filter(isObject) : [top]
      for (const one of tops) visit(one, place, 0)
    }
  return { nodes: [...nodes.values()], edges, contexts, isCut }
}

/** Whether a node is nested and has no `@id`, as a publisher often is, so that nothing can refer to it. */
export function isMention({ id, under }: GraphNode): boolean {
  return under !== undefined && id.startsWith('_:')
}

/** The maximum nesting. JSON may be nested a million deep, structured data are not. */
const deepest = 60

/** The place of a node in messages: block, name and identifier. */
export function placeOf({ id, name, places, types }: GraphNode): string {
  const called = `«${(name ?? types[0] ?? 'ohne Namen').slice(0, 60)}»`
  return [places[0], id.startsWith('_:') ? called : `${called} (${id.slice(0, 80)})`]
    .filter(Boolean)
    .join(', ')
}
