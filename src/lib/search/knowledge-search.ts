import * as z from 'zod/mini'
import { topicParams } from './topic-params.ts'

/** More than anyone types. */
export const longestQuery = 200

const query = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(longestQuery), z.regex(/^\P{Control}+$/u))

/** What the address of `/knowledge-base` says of the search, as it comes: anything else than this counts as nothing. */
export const knowledgeSearchSchema = z.object({
  q: z.catch(z.optional(query), undefined),
  thema: z.catch(z.optional(z.enum(Object.values(topicParams))), undefined),
})

export type KnowledgeSearch = z.infer<typeof knowledgeSearchSchema>
