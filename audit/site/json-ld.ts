import { toString } from 'hast-util-to-string'
import type { AuditedPage } from './audited-site.ts'
import { elements } from './elements.ts'

export type JsonObject = Record<string, unknown>

/** The things that a page describes. What cannot be read, the tool for structured data reports. */
export function jsonLdOf({ tree }: Pick<AuditedPage, 'tree'>): JsonObject[] {
  return elements(tree, 'script', ({ type }) => type === 'application/ld+json').flatMap((block) => {
    try {
      const json: unknown = JSON.parse(toString(block))
      return isObject(json) && Array.isArray(json['@graph']) ? json['@graph'].filter(isObject) : []
    } catch {
      return []
    }
  })
}

export function objectsIn(json: unknown): JsonObject[] {
  if (Array.isArray(json)) return json.flatMap(objectsIn)
  return isObject(json) ? [json, ...Object.values(json).flatMap(objectsIn)] : []
}

export interface Statement {
  key: string
  value: string
}

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

function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
