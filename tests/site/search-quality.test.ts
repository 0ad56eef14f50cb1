import { expect, test } from 'vitest'
import { createSearch } from '../../src/lib/search/search.ts'
import { synonyms } from '../../src/lib/search/synonyms.ts'
import { builtSearchIndex } from '../support/built-search-index.ts'
import { labelledQueries } from '../support/search-queries.ts'
import { measureQuality } from '../support/search-quality.ts'
import { specUrls, urls } from '../support/urls.ts'

const search = await createSearch(builtSearchIndex())

test.each(['tuning', 'held out'] as const)(
  'of the queries of the half «%s», 90 %% find what they mean first, 98 %% among the first three',
  (half) => {
    const { queries, first, amongThree } = measureQuality(search, half)
    expect(queries).toBeGreaterThanOrEqual(45)
    expect(first).toBeGreaterThanOrEqual(0.9)
    expect(amongThree).toBeGreaterThanOrEqual(0.98)
  },
)

test('every page of the spec and nothing but pages and terms is what some query means', () => {
  const meant = [...labelledQueries('tuning'), ...labelledQueries('held out')].flatMap(
    ({ expected }) => expected,
  )
  const pages = new Set(meant.filter((address) => !address.includes('#')))
  expect(specUrls.filter((path) => !pages.has(path))).toEqual([])
  expect([...pages].filter((path) => !urls.includes(path))).toEqual([])
  const terms = builtSearchIndex().glossary.entries.map(({ id }) => `/knowledge-base#${id}`)
  expect(terms).toEqual(expect.arrayContaining(meant.filter((address) => address.includes('#'))))
})

test.each(Object.keys(synonyms))('the site has what synonyms lead to: %s', (name) => {
  expect(search(name)[0]?.missing).toEqual([])
})
