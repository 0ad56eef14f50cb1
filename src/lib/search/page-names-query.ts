import { fetchJson, searchKey } from './fetch-json.ts'
import { namesFile } from './parts/part-names.ts'
import { searchIndexPath, type PageName, type SearchFile } from './search-index.ts'

/** The names of all pages, for the lists of a site that has more than its pages can list: without the code that searches. */
export const pageNamesQuery = {
  queryKey: [...searchKey, 'names'],
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PageName[]> => {
    const file: SearchFile = await fetchJson(searchIndexPath, signal)
    return 'parts' in file ? fetchJson(namesFile(file.parts.folder), signal) : file.pages
  },
}
