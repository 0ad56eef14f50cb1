import { mostResults, type Search, type SearchResult } from './search.ts'

export interface Answer {
  text: string
  results: SearchResult[]
  isComplete: boolean
}

/** Results and message for a query. If the topic has no result, all topics are searched. */
export function answerTo(search: Search, query: string, topic?: string): Answer {
  const results = search(query, { topic })
  if (topic && results.length === 0) {
    const others = answerTo(search, query)
    return { ...others, text: `Nichts zu diesem Thema. In allen Themen: ${others.text}` }
  }
  const isComplete = results.some(({ missing }) => missing.length === 0)
  return { text: textOf(results, query, isComplete), results, isComplete }
}

function textOf(results: SearchResult[], query: string, isComplete: boolean): string {
  const nothing = `Nichts gefunden zu «${query}».`
  if (results.length === 0) return `${nothing} Diese Fragen beantwortet die Website:`
  if (results.every(({ isGuess }) => isGuess)) return `${nothing} Am nächsten kommen:`
  if (!isComplete) return 'Auf keiner Seite stehen alle diese Wörter. Am nächsten kommen:'
  if (results.length === 1) return '1 Treffer'
  // The search stops counting at the limit.
  return results.length < mostResults ? `${results.length} Treffer` : `Die ersten ${mostResults} Treffer`
}
