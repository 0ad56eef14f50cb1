import MiniSearch from 'minisearch'
import { searchWord, type SearchEntry } from './search-index.ts'

export interface SearchResult {
  path: string
  title: string
  description: string
}

/** At most this many results: more would not be read. */
const mostResults = 8

/** A search over the pages that forgives half-typed words, typing errors and spelled-out umlauts. */
export function createSearch(entries: SearchEntry[]): (query: string) => SearchResult[] {
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'description', 'headings', 'words'],
    processTerm: searchWord,
    searchOptions: {
      boost: { title: 6, headings: 3, description: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  index.addAll(entries)
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  return (query) =>
    index
      .search(query)
      .slice(0, mostResults)
      .flatMap(({ id }) => byPath.get(String(id)) ?? [])
}
