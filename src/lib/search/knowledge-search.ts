import { topicParams } from '../site/topic-params.ts'

/** The maximum length of a query; the rest is ignored. */
export const longestQuery = 200

export interface KnowledgeSearch {
  q?: string | undefined
  thema?: TopicParam | undefined
}

type TopicParam = (typeof topicParams)[keyof typeof topicParams]

/** The `validateSearch` of `/knowledge-base`. An invalid query or topic is dropped. No zod, because every page downloads this. */
export function knowledgeSearch({ q, thema }: Record<string, unknown>): KnowledgeSearch {
  const query = typeof q === 'string' ? q.trim() : ''
  const topic = Object.values(topicParams).find((param) => param === thema)
  const isQuery = query !== '' && query.length <= longestQuery && !/\p{Control}/u.test(query)
  // Always both keys, because the router merges the result into the query, so a missing key would keep its old value.
  return { q: isQuery ? query : undefined, thema: topic }
}
