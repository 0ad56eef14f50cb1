import { expect, test } from 'vitest'
import { mostResults, resultsText } from '../../../../src/lib/search/search-message.ts'
import type { SearchResult } from '../../../../src/lib/search/search.ts'

const results = (count: number, missing: string[] = []): SearchResult[] =>
  Array.from({ length: count }, () => ({ path: '/', hash: '', title: [], heading: [], excerpt: [], missing }))

test.each([
  [results(0), 'Nichts gefunden zu «wort».'],
  [results(1), '1 Treffer'],
  [results(2), '2 Treffer'],
  [results(mostResults), 'Die ersten 12 Treffer'],
  [results(2, ['wort']), 'Keine Seite hat alle Wörter. Am nächsten kommen:'],
  [[...results(1), ...results(1, ['wort'])], '2 Treffer'],
])('of %o the visitor is told «%s»', (found, text) => {
  expect(resultsText(found, 'wort')).toBe(text)
})
