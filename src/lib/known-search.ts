import type { SearchSchemaInput } from '@tanstack/react-router'
import type { KnowledgeSearch } from './knowledge-search.ts'

/**
 * What the router keeps of the search of `/knowledge-base`: two strings, unread. Links are typed by the schema; what an
 * address really says `lib/search-address` parses with it, so that no page pays for zod.
 */
export function knownSearch({ q, thema }: KnowledgeSearch & SearchSchemaInput): {
  q?: string | undefined
  thema?: string | undefined
} {
  return { q, thema }
}
