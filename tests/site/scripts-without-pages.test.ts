import { expect, test } from 'vitest'
import { contentOf, files, pages } from '../support/built-site.ts'
import { ownSentences } from '../support/own-sentences.ts'

test('no script holds the text or the path of an article or a service', () => {
  const texts = pages.filter(({ path }) => /^\/(knowledge-base|services)\//.test(path))
  expect(texts.length).toBeGreaterThan(20)
  const scripts = files.filter((file) => file.endsWith('.js'))
  const held = scripts.flatMap((file) => {
    const code = contentOf(file)
    return texts
      .filter((page) => [page.path, ...ownSentences(page)].some((text) => code.includes(text)))
      .map(({ path }) => `${file}: ${path}`)
  })
  expect(held).toEqual([])
})
