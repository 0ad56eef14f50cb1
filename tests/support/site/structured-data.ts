import { toString } from 'hast-util-to-string'
import { z } from 'zod'
import { only, type Part } from './elements.ts'

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.string().optional() })).nonempty(),
})

export type GraphNode = z.infer<typeof graphSchema>['@graph'][number]

/** One string of the structured data, with the key under which it stands. */
export interface Statement {
  key: string
  value: string
}

/** The nodes of a page; throws where its structured data is not one graph. */
export function graphOf(part: Part): GraphNode[] {
  const script = only(part, 'script', ({ type }) => type === 'application/ld+json')
  return graphSchema.parse(JSON.parse(toString(script)))['@graph']
}

export function statementsOf(json: unknown): Statement[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key, value }] : statementsOf(value),
  )
}

/** What a node refers to: objects that hold nothing but an `@id`. */
export function referencesOf(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return []
  const entries = Object.entries(json)
  if (entries.length === 1 && '@id' in json) return [String(json['@id'])]
  return entries.flatMap(([, value]) => referencesOf(value))
}

/** The day of the last change, as the page's own node says it. */
export function modifiedOn(part: Part, url: string): string {
  return String(graphOf(part).find((node) => node['@id'] === url)?.dateModified).slice(0, 10)
}
