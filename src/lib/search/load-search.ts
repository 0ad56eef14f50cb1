import { queryOptions, skipToken } from '@tanstack/react-query'
import { toAppError } from '../errors.ts'
import { searchIndexPath, type SearchIndex } from './search-index.ts'
import { createSearch } from './search.ts'

/** Downloaded once, and kept, so that the search answers offline from then on. */
const kept = { staleTime: Infinity, gcTime: Infinity }

/** What both queries are kept under: to be reset together, because after a deployment the index is another one. */
export const searchKey = ['search'] as const

export const indexQuery = queryOptions({
  ...kept,
  queryKey: [...searchKey, 'index'],
  // Without the signal of the query: whoever closes the search before its index has come finds it at the next opening.
  queryFn: async (): Promise<SearchIndex> => {
    const response = await fetch(searchIndexPath)
    if (!response.ok) throw toAppError(response)
    return response.json()
  },
})

/** A query of its own, because the questions of the index are read while its words are counted. */
export function engineQuery(index: SearchIndex | undefined) {
  return queryOptions({
    ...kept,
    queryKey: [...searchKey, 'engine'],
    queryFn: index ? () => createSearch(index) : skipToken,
  })
}
