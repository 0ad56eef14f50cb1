import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { articles, breaking, pages, services, type Page } from '../../support/site/built-site.ts'
import { attributes, elements, only } from '../../support/site/elements.ts'
import { withoutTools } from '../../support/site/tool-parts.ts'

test('every mark of a footnote shows the number of the source that it leads to', () => {
  const wrong = pages.flatMap((page) =>
    marks(page)
      .filter(({ href, number }) => sourceIds(page)[number - 1] !== href.slice(1))
      .map(({ href }) => `${page.path}: ${href}`),
  )
  expect(wrong).toEqual([])
  expect(breaking([...articles, ...services], (page) => marks(page).length > 0)).toEqual([])
})

test('sources are numbered in the order in which they are first cited, and each one is', () => {
  const others = breaking(pages, (page) => {
    const first = [...new Set(marks(page).map(({ number }) => number))]
    return first.length === sourceIds(page).length && first.every((number, index) => number === index + 1)
  })
  expect(others).toEqual([])
})

test('every section of a text can be linked to', () => {
  expect(breaking(pages, (page) => headings(page).every(({ properties }) => properties.id))).toEqual([])
  expect(articles.flatMap(headings).length).toBeGreaterThan(100)
})

test('following «next» reads every article once, and «prev» leads back', () => {
  const next = new Map(articles.map((page) => [page.path, neighbour(page, 'next')]))
  const first = articles.find((page) => neighbour(page, 'prev') === undefined)
  const read: string[] = []
  for (let path = first?.path; path && !read.includes(path); path = next.get(path)) read.push(path)
  expect(read.toSorted()).toEqual(articles.map(({ path }) => path).toSorted())
  expect(breaking(articles, (page) => neighbour(page, 'prev') === read[read.indexOf(page.path) - 1])).toEqual(
    [],
  )
})

test('every article and service is recommended below another text, which names no page twice', () => {
  const named = new Map(pages.map((page) => [page.path, recommended(page)]))
  const texts = [...articles, ...services]
  expect(
    breaking(texts, ({ path }) => [...named].some(([from, to]) => from !== path && to.includes(path))),
  ).toEqual([])
  expect(breaking(texts, ({ path }) => new Set(named.get(path)).size === named.get(path)?.length)).toEqual([])
})

test('an article names its author and how long it takes to read', () => {
  expect(breaking(articles, (page) => authors(page).length === 1)).toEqual([])
  expect(breaking(articles, (page) => /\d+ Minuten Lesezeit/.test(toString(only(page, 'main'))))).toEqual([])
})

function marks(page: Page): { href: string; number: number }[] {
  return elements(page, 'sup')
    .flatMap((sup) => elements(sup, 'a'))
    .map((link) => ({ href: String(link.properties.href), number: Number(toString(link)) }))
}

/** The ids of the entries under «Quellen», in their order. */
function sourceIds(page: Page): string[] {
  return attributes(elements(page, 'li'), 'id').filter((id) => id.startsWith('quelle-'))
}

/** The headings of sections; a page without a text has none. */
function headings(page: Page): Element[] {
  return elements(page, 'div', ({ className }) => String(className) === 'prose').flatMap((text) => {
    const part = withoutTools(text)
    return [...elements(part, 'h2'), ...elements(part, 'h3')]
  })
}

function authors(page: Page): Element[] {
  return elements(page, 'a', ({ rel }) => String(rel) === 'author')
}

function neighbour(page: Page, rel: 'prev' | 'next'): string | undefined {
  return attributes(
    elements(page, 'a', (link) => String(link.rel) === rel),
    'href',
  )[0]
}

/** Where the part «Weiterlesen» leads. */
function recommended(page: Page): string[] {
  const [, reading = ''] = page.html.split('id="weiterlesen"')
  const [part = ''] = reading.split(/<\/article>/)
  return [...part.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, path = '']) => path)
}
