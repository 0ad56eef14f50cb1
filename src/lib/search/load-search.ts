import { queryOptions, skipToken } from '@tanstack/react-query'
import { toAppError } from '../errors.ts'
import { searchIndexPath, type SearchIndex } from './search-index.ts'
import { createWordSearch, type WordSearch } from './search.ts'

/** The index is kept, so that the search works offline once it is downloaded. */
const kept = { staleTime: Infinity, gcTime: Infinity }

/** The key prefix of all queries, to reset them together after a deploy. */
export const searchKey = ['search'] as const

export const indexQuery = queryOptions({
  ...kept,
  queryKey: [...searchKey, 'index'],
  // Without the query's signal: the download continues if the visitor closes the search.
  queryFn: async (): Promise<SearchIndex> => {
    const response = await fetch(searchIndexPath)
    if (!response.ok) throw toAppError(response)
    return response.json()
  },
})

/** A separate query, because example questions show before the engine is ready. */
export function wordQuery(index: SearchIndex | undefined) {
  return queryOptions({
    ...kept,
    queryKey: [...searchKey, 'words'],
    queryFn: index ? () => createWordSearch(index) : skipToken,
  })
}

/** A separate query, because a search by stems answers before the complete one is ready. */
export function completeQuery(words: WordSearch | undefined) {
  return queryOptions({
    ...kept,
    queryKey: [...searchKey, 'complete'],
    queryFn: words ? words.complete : skipToken,
  })
}
