import { topicParams } from '../site/topic-params.ts'

/** More than anyone types. */
export const longestQuery = 200

/** What the address of `/knowledge-base` says of the search. */
export interface KnowledgeSearch {
  q?: string | undefined
  thema?: TopicParam | undefined
}

type TopicParam = (typeof topicParams)[keyof typeof topicParams]

/** Reads it from an address: anything else than a query of a line and a known topic counts as nothing. No schema, because it is part of every page. */
export function knowledgeSearch({ q, thema }: Record<string, unknown>): KnowledgeSearch {
  const query = typeof q === 'string' ? q.trim() : ''
  const topic = Object.values(topicParams).find((param) => param === thema)
  const isQuery = query !== '' && query.length <= longestQuery && !/\p{Control}/u.test(query)
  // Always both keys: the router merges this into the address, and a key that is missing here would keep its old value.
  return { q: isQuery ? query : undefined, thema: topic }
}
