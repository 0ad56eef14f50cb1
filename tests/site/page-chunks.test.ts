import { expect, test } from 'vitest'
import { contentOf, files, pages } from '../support/built-site.ts'
import { ownSentences } from '../support/own-sentences.ts'
import { loadedByThemselves } from '../support/script-graph.ts'

const texts = pages.map((page) => ({ path: page.path, sentences: ownSentences(page) }))

/** Each script with the pages whose text it holds. */
const scripts = files
  .filter((file) => file.endsWith('.js'))
  .map((file) => {
    const code = contentOf(file)
    const holds = texts.filter(({ sentences }) => sentences.some((sentence) => code.includes(sentence)))
    return { file, holds: holds.map(({ path }) => path) }
  })

test('every page has a chunk of its own', () => {
  const shared = scripts.filter(({ holds }) => holds.length > 1)
  expect(shared).toEqual([])
  const held = new Set(scripts.flatMap(({ holds }) => holds))
  expect(texts.filter(({ path }) => !held.has(path)).map(({ path }) => path)).toEqual([])
  expect(held.size).toBe(30)
})

test('what every page loads by itself holds the text of none', () => {
  const early = loadedByThemselves()
  const heavy = scripts.filter(({ file, holds }) => early.includes(file) && holds.length > 0)
  expect(heavy).toEqual([])
  expect(early.length).toBeGreaterThan(1)
})
