import { expect, test } from 'vitest'
import { breaking, contentOf, files, notFound, pages } from '../../support/site/built-site.ts'
import { ownSentences } from '../../support/site/own-sentences.ts'
import { namedChunks } from '../../support/site/script-graph.ts'

const scripts = files.filter((file) => file.endsWith('.js')).map((file) => ({ file, code: contentOf(file) }))
const scriptsWith = (text: string) =>
  scripts.filter(({ code }) => code.includes(text)).map(({ file }) => file)
const texts = pages.filter(({ path }) => /^\/(knowledge-base|services)\//.test(path))

test('the text of a page is in one script, which no other page names', () => {
  expect(texts.length).toBeGreaterThan(20)
  for (const page of texts) {
    const held = new Set(ownSentences(page).flatMap(scriptsWith))
    expect([page.path, held.size]).toEqual([page.path, 1])
    const [own = ''] = held
    expect(namedChunks(page)).toContain(own)
    expect(pages.filter((other) => namedChunks(other).includes(own)).map(({ path }) => path)).toEqual([
      page.path,
    ])
  }
})

test('every page names what the app needs on it, and it is there', () => {
  expect(breaking([...pages, notFound], (page) => namedChunks(page).length > 1)).toEqual([])
  const lost = breaking([...pages, notFound], (page) =>
    namedChunks(page).every((file) => files.includes(file)),
  )
  expect(lost).toEqual([])
})

test('the app knows every page: the generated tree runs in the browser', () => {
  const [app, ...others] = scripts.filter(({ file }) => file.includes('/entry-client-'))
  expect(others).toEqual([])
  const unknown = breaking(pages, ({ path }) => path === '/' || app?.code.includes(path) === true)
  expect(unknown).toEqual([])
})

test('a page that is not visited costs the app its path and the name of its code, and no word of it', () => {
  const app = scripts.find(({ file }) => file.includes('/entry-client-'))?.code ?? ''
  const known = texts.filter((page) => ownSentences(page).some((text) => app.includes(text)))
  expect(known.map(({ path }) => path)).toEqual([])
})

test.each([
  ['what only texts are made of', 'summary-summary', ['/', '/contact', '/knowledge-base']],
  ['what only services are made of', 'auf-einen-blick', ['/', '/knowledge-base/entity-seo', '/agb']],
  ['what only the other pages are made of', 'page-section-section', texts.map(({ path }) => path)],
])('%s comes with no page of another kind', (_, words, others) => {
  const holding = scriptsWith(words)
  expect(holding).toHaveLength(1)
  const naming = pages.filter((page) => namedChunks(page).some((file) => holding.includes(file)))
  expect(naming.length).toBeGreaterThan(1)
  expect(naming.filter(({ path }) => others.includes(path)).map(({ path }) => path)).toEqual([])
})
