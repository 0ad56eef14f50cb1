import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearch } from '../../../src/lib/search.ts'
import { searchEntries } from '../../support/search-entries.ts'

const search = createSearch(searchEntries)
const found = (query: string) => search(query).map(({ path }) => path)

const entitySeo = '/knowledge-base/entity-seo'
const coreWebVitals = '/knowledge-base/core-web-vitals'
const linkbuilding = '/services/linkbuilding'

test.each([
  ['a word of the text', 'wissensgraph', entitySeo],
  ['a word of a title', 'linkbuilding', linkbuilding],
  ['capital letters', 'LINKBUILDING', linkbuilding],
  ['half a word', 'linkb', linkbuilding],
  ['a typing error', 'linkbiulding', linkbuilding],
  ['a missing letter', 'wissensgrap', entitySeo],
  ['an umlaut', 'Müller', entitySeo],
  ['an umlaut spelled out', 'mueller', entitySeo],
  ['an umlaut without its dots', 'muller', entitySeo],
  ['an umlaut as two characters', 'mu\u0308ller', entitySeo],
  ['ß for ss', 'straße', linkbuilding],
])('%s finds its page: %s', (_, query, path) => {
  expect(found(query)).toEqual([path])
})

test('all words of a query must stand on the page', () => {
  expect(found('google')).toHaveLength(3)
  expect(found('google presse')).toEqual([linkbuilding])
  expect(found('presse wissensgraph')).toEqual([])
})

test('a page whose title has the word comes before one whose text has it', () => {
  const entry = { description: '', headings: '', words: '' }
  const ranked = createSearch([
    { ...entry, path: '/text', title: 'Anderes', words: 'ladezeit' },
    { ...entry, path: '/heading', title: 'Anderes', headings: 'Ladezeit' },
    { ...entry, path: '/title', title: 'Ladezeit' },
  ])
  expect(ranked('ladezeit').map(({ path }) => path)).toEqual(['/title', '/heading', '/text'])
})

test('a result has what a list of results shows', () => {
  expect(search('core web')[0]).toMatchObject({
    path: coreWebVitals,
    title: 'Core Web Vitals verbessern',
    description: 'Ladezeit, Reaktion und Stabilität messen.',
  })
})

test('at most eight pages are found', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    path: `/${index}`,
    title: 'Gleich',
    description: '',
    headings: '',
    words: '',
  }))
  expect(createSearch(many)('gleich')).toHaveLength(8)
})

test('any query is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(search(query)).toBeInstanceOf(Array)
    }),
  )
})
