import { expect, test } from 'vitest'
import { knowledgeSearch } from '../../../../src/lib/search/knowledge-search.ts'

test.each([
  [
    { q: ' hreflang ', thema: 'technik' },
    { q: 'hreflang', thema: 'technik' },
  ],
  [{ thema: 'leads', utm_source: 'x' }, { thema: 'leads' }],
  [{ q: '', thema: '' }, {}],
  [{ q: '\u0000', thema: '<script>' }, {}],
  [{ q: 'a'.repeat(20_000) }, {}],
  [{ q: { a: 1 }, thema: ['technik'] }, {}],
])('the search parameters %j are read as %j', (search, known) => {
  expect(JSON.parse(JSON.stringify(knowledgeSearch(search)))).toEqual(known)
})
