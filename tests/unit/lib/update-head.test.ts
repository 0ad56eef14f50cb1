// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { canonicalUrl } from '../../../src/lib/canonical-url.ts'
import { documentTitle } from '../../../src/lib/document-title.ts'
import { updateHead } from '../../../src/lib/update-head.ts'
import { articlePage } from '../../support/site-pages.ts'

const { page } = articlePage('/knowledge-base/entity-seo')
const canonicals = () =>
  [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'))
const robots = () =>
  [...document.querySelectorAll('meta[name="robots"]')].map((meta) => meta.getAttribute('content'))

beforeEach(() => {
  document.head.innerHTML = [
    '<title>Alt</title><meta name="viewport" content="width=device-width">',
    '<link data-page-only rel="canonical" href="https://www.example.com/alt">',
    '<meta data-page-only name="description" content="Alt">',
    '<meta data-page-only name="robots" content="max-snippet:-1">',
    '<script data-page-only type="application/ld+json">{}</script>',
  ].join('')
})

test('another page brings its own title and canonical address', () => {
  updateHead(document, page, '/knowledge-base/entity-seo')
  expect(document.title).toBe(documentTitle(page))
  expect(canonicals()).toEqual([canonicalUrl('/knowledge-base/entity-seo')])
})

test('what the head said of the page before is gone, what is true of every page stays', () => {
  updateHead(document, page, '/knowledge-base/entity-seo')
  expect(document.querySelector('[name="description"], [type="application/ld+json"]')).toBeNull()
  expect(robots()).toEqual([])
  expect(document.querySelector('[name="viewport"]')).not.toBeNull()
})

test.each([null, undefined])('an address that is no page (%s) is not to be indexed', (none) => {
  updateHead(document, none, '/gibt-es-nicht')
  expect(document.title).toBe(documentTitle(undefined))
  expect(robots()).toEqual(['noindex'])
  expect(canonicals()).toEqual([])
})

test('the page after it may be indexed again', () => {
  updateHead(document, undefined, '/gibt-es-nicht')
  updateHead(document, page, '/knowledge-base/entity-seo')
  expect(robots()).toEqual([])
  expect(canonicals()).toHaveLength(1)
})
