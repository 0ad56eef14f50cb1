import { afterEach, expect, test, vi } from 'vitest'
import type { SearchFile } from '../../../../src/lib/search/search-index.ts'
import { searchQuery } from '../../../../src/lib/search/load-search.ts'
import { indexedPage, indexOf } from '../../../support/components/small-index.ts'

const sections = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`Abschnitt ${at}`, 'Ein Text.']))
const file: SearchFile = {
  ...indexOf([indexedPage('/services/linkbuilding', { title: 'Linkbuilding', sections })]),
  examples: [{ question: 'Wie bekomme ich Links?', path: '/services/linkbuilding', page: 'Linkbuilding' }],
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the questions are there as soon as the file is, and answers once it has been read', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
  const { search, examples } = await searchQuery.queryFn({ signal: new AbortController().signal })
  expect(examples).toEqual(file.examples)
  const answer = search('linkbuilding', {})
  await vi.runAllTimersAsync()
  expect(await answer).toHaveLength(1)
})
