import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { knowledgeSearch } from '../../../../src/lib/search/knowledge-search.ts'
import { topicParams } from '../../../../src/lib/site/topic-params.ts'

test.each([
  [
    { q: ' hreflang ', thema: 'technik' },
    { q: 'hreflang', thema: 'technik' },
  ],
  [{ q: 'Grösse & Co «x»' }, { q: 'Grösse & Co «x»' }],
  [{ thema: 'leads', utm_source: 'x' }, { thema: 'leads' }],
  [{ q: '', thema: '' }, {}],
  [{ q: '\u0000', thema: '<script>' }, {}],
  [{ q: 'a'.repeat(20_000) }, {}],
  [{ q: { a: 1 }, thema: ['technik'] }, {}],
  [{ q: 123, thema: 'technology' }, {}],
])('the search parameters %j are read as %j', (search, known) => {
  expect(JSON.parse(JSON.stringify(knowledgeSearch(search)))).toEqual(known)
})

test('any search parameters are read as a valid query and topic, or as nothing', () => {
  fc.assert(
    fc.property(fc.record({ q: fc.anything(), thema: fc.anything() }), (search) => {
      const { q, thema } = knowledgeSearch(search)
      expect(q ?? 'x').toMatch(/^\P{Control}{1,200}$/u)
      expect([undefined, ...Object.values(topicParams)]).toContain(thema)
    }),
  )
})
