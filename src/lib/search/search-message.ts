import type { Search, SearchResult } from './search.ts'

/** At most this many results: more would not be read. */
export const mostResults = 12

export interface Answer {
  /** What is said above the results. */
  text: string
  results: SearchResult[]
  /** Whether some page has all words of the query. */
  isComplete: boolean
}

/** What is shown for a query: where a topic has nothing, what the other topics have. */
export function answerTo(search: Search, query: string, topic?: string): Answer {
  const results = search(query, { most: mostResults, topic })
  if (topic && results.length === 0) {
    const others = answerTo(search, query)
    return { ...others, text: `Nichts zu diesem Thema. In allen Themen: ${others.text}` }
  }
  // No page has all words of the query: the results have some of them, or similar words.
  const isComplete = results.some(({ missing }) => missing.length === 0)
  return { text: textOf(results, query, isComplete), results, isComplete }
}

function textOf(results: SearchResult[], query: string, isComplete: boolean): string {
  const nothing = `Nichts gefunden zu «${query}».`
  if (results.length === 0) return `${nothing} Diese Fragen beantwortet die Website:`
  if (results.every(({ isGuess }) => isGuess)) return `${nothing} Am nächsten kommen:`
  if (!isComplete) return 'Keine Seite hat alle Wörter. Am nächsten kommen:'
  if (results.length === 1) return '1 Treffer'
  // More than are shown are not counted.
  return results.length < mostResults ? `${results.length} Treffer` : `Die ersten ${mostResults} Treffer`
}
