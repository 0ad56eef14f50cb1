import type { SearchSchemaInput } from '@tanstack/react-router'
import type { KnowledgeSearch } from './search/knowledge-search.ts'

/**
 * Types the search of links to `/knowledge-base` by the schema. What an address really says `lib/search-address` parses with it, once
 * there is something to parse, so that no page pays for zod.
 */
export function knownSearch({ q, thema }: KnowledgeSearch & SearchSchemaInput): {
  q?: string | undefined
  thema?: string | undefined
} {
  return { q, thema }
}
