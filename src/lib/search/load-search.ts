import { fetchJson, searchKey } from './fetch-json.ts'
import { pageFile, wordsFile } from './parts/part-names.ts'
import { createPartedSearch, type AwaitedSearch } from './parts/parted-search.ts'
import { searchIndexPath, type AskedQuestion, type PartedIndex, type SearchFile } from './search-index.ts'
import { createSearch } from './search.ts'

export interface LoadedSearch {
  search: AwaitedSearch
  examples: AskedQuestion[]
}

/** The search, once its index is there: downloaded once, and kept, so that it answers offline from then on. */
export const searchQuery = {
  queryKey: [...searchKey, 'index'],
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LoadedSearch> => {
    const file: SearchFile = await fetchJson(searchIndexPath, signal)
    const { examples } = file
    if ('parts' in file) return { search: partedSearch(file.parts), examples }
    // Whoever opens the search reads the questions while the index is counted: on a phone for a second and more.
    const search = createSearch(file)
    return { search: async (query, options) => (await search)(query, options), examples }
  },
}

function partedSearch(index: PartedIndex): AwaitedSearch {
  return createPartedSearch(index, {
    words: (part) => fetchJson(wordsFile(index.folder, part)),
    page: (page) => fetchJson(pageFile(index.folder, page)),
  })
}
