import { expect, test } from 'vitest'
import { contentOf, notFound } from '../../support/site/built-site.ts'
import { links, metas } from '../../support/site/head.ts'
import { attributes, elements, only } from '../../support/site/elements.ts'

test('the page for unknown addresses is not indexed', () => {
  expect(metas(notFound, 'robots')).toEqual(['noindex'])
})

test('the page for unknown addresses claims no address for itself', () => {
  expect(links(notFound, 'canonical')).toEqual([])
  expect(metas(notFound, 'og:url')).toEqual([])
  expect(elements(notFound, 'script', ({ type }) => type === 'application/ld+json')).toEqual([])
})

test('the page for unknown addresses is in neither sitemap nor feed', () => {
  expect(contentOf('sitemap.xml')).not.toContain('404')
  expect(contentOf('feed.xml')).not.toContain('/404')
})

test('the page for unknown addresses leads on', () => {
  expect(attributes(elements(only(notFound, 'main'), 'a'), 'href')).toContain('/')
})
