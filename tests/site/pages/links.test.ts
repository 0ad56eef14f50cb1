import { expect, test } from 'vitest'
import { notFound, pages } from '../../support/site/built-site.ts'
import { attribute, attributes, elements } from '../../support/site/elements.ts'

const everyPage = [...pages, notFound]
const idsByPath = new Map(everyPage.map((page) => [page.path, attributes(elements(page), 'id')]))

test('every element that another one refers to is on the page', () => {
  const names = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'ariaOwns', 'htmlFor', 'popoverTarget']
  const lost = everyPage.flatMap((page) =>
    names
      .flatMap((name) => attributes(elements(page), name))
      .flatMap((ids) => ids.split(/\s+/))
      .filter((id) => !idsByPath.get(page.path)?.includes(id))
      .map((id) => `${page.path}: ${id}`),
  )
  expect(lost).toEqual([])
})

test('the only parameter in a link names the audit or a service that is asked about, and search engines do not follow it', () => {
  const links = everyPage.flatMap((page) => elements(page, 'a', ({ href }) => /\?/.test(String(href))))
  const own = links.filter((link) => attribute(link, 'href')?.startsWith('/'))
  expect(own.length).toBeGreaterThan(20)
  const services = pages.flatMap(({ path }) => /^\/services\/(.+)/.exec(path)?.[1] ?? [])
  const right = new Set(['seo-audit', ...services].map((name) => `/contact?anliegen=${name}#contact`))
  expect(attributes(own, 'href').filter((href) => !right.has(href))).toEqual([])
  expect(new Set(attributes(own, 'rel'))).toEqual(new Set(['nofollow']))
})
