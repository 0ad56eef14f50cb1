import { toAppError } from '../errors.ts'
import { namesFile, pageFile, wordsFile } from './parts/part-names.ts'
import { createPartedSearch, type AwaitedSearch } from './parts/parted-search.ts'
import {
  searchIndexPath,
  type AskedQuestion,
  type PageName,
  type PartedIndex,
  type SearchFile,
} from './search-index.ts'
import { createSearch } from './search.ts'

export interface LoadedSearch {
  search: AwaitedSearch
  examples: AskedQuestion[]
}

/** What all that the search loads is kept under. */
export const searchKey = ['search'] as const

/** The search, once its index is there: downloaded once, and kept, so that it answers offline from then on. */
export const searchQuery = {
  queryKey: [...searchKey, 'index'],
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LoadedSearch> => {
    const file: SearchFile = await fetchJson(searchIndexPath, signal)
    const { examples } = file
    if ('parts' in file) return { search: partedSearch(file.parts), examples }
    const search = await createSearch(file)
    return { search: (query, options) => Promise.resolve(search(query, options)), examples }
  },
}

/** The names of all pages of a site, for the lists of one that has more than its pages can list. */
export const pageNamesQuery = {
  queryKey: [...searchKey, 'names'],
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PageName[]> => {
    const file: SearchFile = await fetchJson(searchIndexPath, signal)
    return 'parts' in file ? fetchJson(namesFile(file.parts.folder), signal) : file.pages
  },
}

function partedSearch(index: PartedIndex): AwaitedSearch {
  return createPartedSearch(index, {
    words: (part) => fetchJson(wordsFile(index.folder, part)),
    page: (page) => fetchJson(pageFile(index.folder, page)),
  })
}

async function fetchJson<Content>(path: string, signal?: AbortSignal): Promise<Content> {
  const response = await fetch(path, signal ? { signal } : {})
  if (!response.ok) throw toAppError(response)
  return response.json()
}
