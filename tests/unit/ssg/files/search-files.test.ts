import { expect, test } from 'vitest'
import { namesFile, pageFile, wordsFile } from '../../../../src/lib/search/parts/part-names.ts'
import type { SearchFile, WholeSearchFile } from '../../../../src/lib/search/search-index.ts'
import { searchFiles } from '../../../../ssg/files/search-files.ts'
import { indexedPage, smallIndex } from '../../../support/components/small-index.ts'

const index: WholeSearchFile = {
  ...smallIndex,
  examples: [{ question: 'Wie bekomme ich Links?', path: '/services/linkbuilding', page: 'Linkbuilding' }],
}
const read = (content: unknown): SearchFile => JSON.parse(String(content))

test('a small site has one file, with everything', async () => {
  const [file, ...others] = await searchFiles(index)
  expect(file?.path).toBe('search-index.json')
  expect(read(file?.content)).toEqual(index)
  expect(others).toEqual([])
})

test('a large site has one that leads to its parts, and each of these', async () => {
  const [first, list, ...others] = await searchFiles(index, 0)
  const file = read(first?.content)
  if (!('parts' in file)) throw new Error('the index is whole')
  const { folder, names, pageCount, topics } = file.parts
  expect(folder).toMatch(/^\/assets\/search-[\w-]{8}$/)
  expect([pageCount, topics]).toEqual([3, ['entities', 'technology', '', '', '']])
  expect(file.examples).toEqual(index.examples)
  expect(`/${list?.path}`).toBe(namesFile(folder))
  const listed = index.pages.map(({ path, shortTitle, description, topic }) => ({
    path,
    shortTitle,
    description,
    topic,
  }))
  expect(JSON.parse(String(list?.content))).toEqual(JSON.parse(JSON.stringify(listed)))
  expect(others.map(({ path }) => `/${path}`)).toEqual([
    ...names.split(' ').map((_, part) => wordsFile(folder, part)),
    ...topics.map((_, page) => pageFile(folder, page)),
  ])
})

test('another text has its parts somewhere else, the same one where they were', async () => {
  const page = indexedPage('/agb', { title: 'Neu' })
  expect(await folderOf({ ...index })).toBe(await folderOf(index))
  expect(await folderOf({ ...index, pages: [...index.pages, page] })).not.toBe(await folderOf(index))
})

/** Where the parts are. */
async function folderOf(whole: WholeSearchFile): Promise<string> {
  const [first] = await searchFiles(whole, 0)
  const file = read(first?.content)
  return 'parts' in file ? file.parts.folder : ''
}
