import { toString } from 'hast-util-to-string'
import type { AuditedPage } from './audited-site.ts'
import { elements } from './elements.ts'

export type JsonObject = Record<string, unknown>

export interface JsonLd {
  /** The things that the graph describes. */
  nodes: JsonObject[]
  faults: string[]
}

/** The structured data of a page: one block with one graph. */
export function jsonLdOf({ tree }: Pick<AuditedPage, 'tree'>): JsonLd {
  const blocks = elements(tree, 'script', ({ type }) => type === 'application/ld+json')
  const [block] = blocks
  if (!block || blocks.length > 1) return { nodes: [], faults: [`hat ${blocks.length} Blöcke JSON-LD`] }
  try {
    return readGraph(JSON.parse(toString(block)))
  } catch (error) {
    return { nodes: [], faults: [`JSON-LD ist kein gültiges JSON: ${String(error)}`] }
  }
}

/** Every object at any depth. */
export function objectsIn(json: unknown): JsonObject[] {
  if (Array.isArray(json)) return json.flatMap(objectsIn)
  return isObject(json) ? [json, ...Object.values(json).flatMap(objectsIn)] : []
}

export interface Statement {
  key: string
  value: string
}

/** Every string with its key. */
export function statementsIn(json: unknown, key = ''): Statement[] {
  if (typeof json === 'string') return [{ key, value: json }]
  if (Array.isArray(json)) return json.flatMap((entry) => statementsIn(entry, key))
  return isObject(json) ? Object.entries(json).flatMap(([name, value]) => statementsIn(value, name)) : []
}

/** An object that only refers to a node described elsewhere. */
export function isReference(object: JsonObject): boolean {
  return Object.keys(object).join() === '@id'
}

export function typesOf(object: JsonObject): string[] {
  return [object['@type']].flat().filter((type) => typeof type === 'string')
}

function readGraph(json: unknown): JsonLd {
  if (!isObject(json) || json['@context'] !== 'https://schema.org')
    return { nodes: [], faults: ['JSON-LD nennt nicht den Kontext https://schema.org'] }
  const graph = json['@graph']
  if (!Array.isArray(graph) || graph.length === 0) return { nodes: [], faults: ['JSON-LD hat keinen @graph'] }
  return { nodes: graph.filter(isObject), faults: [] }
}

function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
