import type { SearchResult } from './search.ts'

/** At most this many results: more would not be read. */
export const mostResults = 12

/** What is said above the results. */
export function resultsText(results: SearchResult[], query: string): string {
  if (results.length === 0) return `Nichts gefunden zu «${query}».`
  // Where no page has all words of the query, the results have some of them.
  if (results.every(({ missing }) => missing.length > 0))
    return 'Keine Seite hat alle Wörter. Am nächsten kommen:'
  if (results.length === 1) return '1 Treffer'
  // More than are shown are not counted.
  return results.length < mostResults ? `${results.length} Treffer` : `Die ersten ${mostResults} Treffer`
}
