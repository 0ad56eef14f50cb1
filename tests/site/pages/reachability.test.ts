import { expect, test } from 'vitest'
import { breaking, notFound, origin, pages, type Page } from '../../support/site/built-site.ts'
import { attributes, elements, only } from '../../support/site/elements.ts'
import { urls } from '../../support/urls.ts'

const targets = new Map([...pages, notFound].map((page) => [page.path, linkedFrom(page)]))

test('from every page a visitor reaches every other in at most two clicks, by links alone', () => {
  const far = [...targets].flatMap(([path, first]) => {
    const near = new Set([path, ...first, ...[...first].flatMap((next) => [...(targets.get(next) ?? [])])])
    return urls.filter((other) => !near.has(other)).map((other) => `${path} → ${other}`)
  })
  expect(far).toEqual([])
  expect(targets.size).toBe(urls.length + 1)
})

test('every page leads on from within its main part', () => {
  expect(breaking([...pages, notFound], (page) => elements(only(page, 'main'), 'a').length > 0)).toEqual([])
})

function linkedFrom(page: Page): Set<string> {
  const addresses = attributes(elements(page, 'a'), 'href').map((href) => new URL(href, origin + page.path))
  return new Set(addresses.filter((url) => url.origin === origin).map(({ pathname }) => pathname))
}
