import { expect, test } from 'vitest'
import { origin, pages } from '../../support/site/built-site.ts'
import { modifiedOn } from '../../support/site/structured-data.ts'
import { urls } from '../../support/urls.ts'
import { textsOf, xmlDocument } from '../../support/site/xml.ts'

const sitemap = xmlDocument('sitemap.xml')

test('the sitemap lists exactly the pages of the spec', () => {
  const listed = textsOf(sitemap, 'urlset > url > loc').toSorted()
  expect(listed).toEqual(urls.map((path) => origin + path).toSorted())
})

test('the sitemap dates every page as its structured data do', () => {
  const dates = Object.fromEntries(
    [...sitemap.querySelectorAll('url')].map((url) => [
      textsOf(url, 'loc').join(),
      textsOf(url, 'lastmod').join(),
    ]),
  )
  const stated = pages.map(({ path, tree }) => [origin + path, modifiedOn(tree, origin + path)])
  expect(dates).toEqual(Object.fromEntries(stated))
})

test('the sitemap says nothing that search engines ignore', () => {
  const names = [...sitemap.querySelectorAll('url > *')].map(({ tagName }) => tagName)
  expect(new Set(names)).toEqual(new Set(['loc', 'lastmod']))
})
