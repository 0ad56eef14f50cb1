import { toAppError } from '../errors.ts'
import { createSearch, type Search } from './search.ts'
import { searchIndexPath, type SearchFile } from './search-index.ts'

export interface LoadedSearch {
  search: Search
  pages: SearchFile['pages']
  examples: SearchFile['examples']
}

/** The search, once its index is there: downloaded once, and kept, so that it answers offline from then on. */
export const searchQuery = {
  queryKey: ['search-index'],
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LoadedSearch> => {
    const response = await fetch(searchIndexPath, { signal })
    if (!response.ok) throw toAppError(response)
    const file: SearchFile = await response.json()
    return { search: await createSearch(file), pages: file.pages, examples: file.examples }
  },
}
