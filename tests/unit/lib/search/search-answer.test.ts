import { expect, test } from 'vitest'
import { answerTo } from '../../../../src/lib/search/search-answer.ts'
import { mostResults, type Search, type SearchResult } from '../../../../src/lib/search/search.ts'

const result = { path: '/', hash: '', isGuess: false } as const
const results = (count: number, facts: Partial<SearchResult> = {}): SearchResult[] =>
  Array.from({ length: count }, () => ({
    ...result,
    kind: '',
    title: [],
    heading: [],
    excerpt: [],
    missing: [],
    ...facts,
  }))
const lacking = { missing: ['wort'] }
const guessed = { missing: ['wort'], isGuess: true }

test.each([
  [results(0), 'Nichts gefunden zu «wort». Diese Fragen beantwortet die Website:', false],
  [results(1), '1 Treffer', true],
  [results(mostResults), 'Die ersten 12 Treffer', true],
  [results(2, lacking), 'Auf keiner Seite stehen alle diese Wörter. Am nächsten kommen:', false],
  [results(2, guessed), 'Nichts gefunden zu «wort». Am nächsten kommen:', false],
  [[...results(1), ...results(1, lacking)], '2 Treffer', true],
])('results %j are announced as «%s»; complete: %s', (found, text, isComplete) => {
  expect(answerTo(() => found, 'wort')).toEqual({ text, results: found, isComplete })
})

test('if a topic has no results, those of all topics are shown and labelled so', () => {
  const search: Search = (_, { topic } = {}) => (topic === 'leads' ? [] : results(2))
  const text = 'Nichts zu diesem Thema. In allen Themen: 2 Treffer'
  expect(answerTo(search, 'wort', 'leads')).toEqual({ text, results: results(2), isComplete: true })
})
