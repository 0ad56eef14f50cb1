import { expect, test, vi } from 'vitest'
import { packIndex } from '../../../../../src/lib/search/parts/pack-index.ts'
import { createPartedSearch, type PartLoader } from '../../../../../src/lib/search/parts/parted-search.ts'
import { createSearch } from '../../../../../src/lib/search/search.ts'
import { packedLoader } from '../../../../../bench/search/packed-loader.ts'
import { indexedPage, indexOf, smallIndex } from '../../../../support/components/small-index.ts'

const packed = await packIndex(smallIndex)
const whole = await createSearch(smallIndex)

/** A search that has loaded nothing yet, and what it loads. */
function partedSearch(changed: Partial<PartLoader> = {}) {
  const { words, page } = { ...packedLoader(packed), ...changed }
  const load = { words: vi.fn<PartLoader['words']>(words), page: vi.fn<PartLoader['page']>(page) }
  return { load, search: createPartedSearch({ ...packed.index, folder: '/parts' }, load) }
}

test.each([
  'linkbuilding',
  'linkb',
  'linkbiulding',
  'wissengraph',
  'strassen presse',
  'verzeichnisse',
  'rückverweise',
  'was ist ttfb',
  'entitäten müller google',
  'linkbuilding xqzw',
  'xqzw',
  '',
])('a search by parts answers as the whole one does: «%s»', async (query) => {
  expect(await partedSearch().search(query, {})).toEqual(whole(query))
})

test('a word that is only typed for a page is found', async () => {
  const page = indexedPage('/services/linkbuilding', { title: 'Linkbuilding' })
  const known = await packIndex(indexOf([page], { searches: { '/services/linkbuilding': ['Empfehlungen'] } }))
  const search = createPartedSearch({ ...known.index, folder: '/parts' }, packedLoader(known))
  expect(await search('empfehlungen', {})).toHaveLength(1)
})

test('a topic leaves its articles only', async () => {
  const found = await partedSearch().search('google', { topic: 'entities' })
  expect(found).toEqual(whole('google', { topic: 'entities' }))
  expect(found).toHaveLength(1)
})

test('what is needed is loaded once, and nothing else', async () => {
  const { load, search } = partedSearch()
  await search('linkbuilding', {})
  const asked = load.words.mock.calls.length
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(packed.parts.length / 2)
  expect(load.page.mock.calls).toEqual([[2]])
  await search('linkbuilding', {})
  expect(load.words).toHaveBeenCalledTimes(asked)
  expect(load.page).toHaveBeenCalledOnce()
})

test('what could not be loaded is told, and tried again by the next search', async () => {
  let isBroken = true
  const failing = (part: number) =>
    isBroken ? Promise.reject(new TypeError('Failed to fetch')) : packedLoader(packed).words(part)
  const { search } = partedSearch({ words: failing })
  await expect(search('linkbuilding', {})).rejects.toThrow('Failed to fetch')
  isBroken = false
  expect(await search('linkbuilding', {})).toEqual(whole('linkbuilding'))
})

test('a search that is given up while somebody types loads nothing', async () => {
  const { load, search } = partedSearch()
  const typed = new AbortController()
  const given = search('link', {}, typed.signal)
  typed.abort()
  await expect(given).rejects.toThrow('aborted')
  expect(load.words).not.toHaveBeenCalled()
})

test('a search waits for parts that another one has asked for', async () => {
  const { search } = partedSearch()
  const [first, second] = await Promise.all([search('linkbuilding', {}), search('linkbuilding', {})])
  expect(second).toEqual(first)
})
