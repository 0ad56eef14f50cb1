import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { completeHead } from '../../../ssg/document-head.ts'
import type { SitePage } from '../../../ssg/site-page.ts'
import { canonicalUrl } from '../../../src/lib/site/canonical-url.ts'
import { documentTitle } from '../../../src/lib/site/document-title.ts'
import { articleFile } from '../../support/content-files.ts'
import { elements } from '../../support/elements.ts'
import { canonicalOf, links, metas, titleOf } from '../../support/head.ts'
import { articlePage, plainPage } from '../../support/site-pages.ts'
import { graphOf } from '../../support/structured-data.ts'

const path = '/knowledge-base/entity-seo'
const article = articlePage(path, { title: 'Was ist Entity SEO?' })
const empty = '<!DOCTYPE html><html lang="de-CH"><head></head><body><main></main></body></html>'
const write = (facts: SitePage | undefined, code = '') =>
  completeHead(empty, { facts, version: '1.0.6', code })
const head = (facts: SitePage | undefined) => fromHtml(write(facts))
const markdownCopies = (facts: SitePage) =>
  links(head(facts), 'alternate').filter((href) => href.endsWith('.md'))

test('the character set is declared first', () => {
  expect(write(article)).toContain('<head><meta charset="utf-8">')
})

test('a page has its title, description, canonical address and structured data', () => {
  const tree = head(article)
  expect(titleOf(tree)).toBe(documentTitle(article.page))
  expect(metas(tree, 'description')).toEqual([article.page.description])
  expect(canonicalOf(tree)).toBe(canonicalUrl(path))
  expect(graphOf(tree).map((node) => node['@type'])).toContain('Article')
})

test('the version stands in the meta tag that the version check updates', () => {
  expect(metas(head(article), 'cache-version')).toEqual(['1.0.6'])
})

test('networks get the page’s own title, address and image', () => {
  const tree = head(article)
  expect(metas(tree, 'og:title')).toEqual([article.page.title])
  expect(metas(tree, 'og:url')).toEqual([canonicalUrl(path)])
  expect(metas(tree, 'og:image')).toEqual([canonicalUrl('/og/knowledge-base/entity-seo.png')])
})

test('articles are articles to networks, other pages are the website', () => {
  expect(metas(head(article), 'og:type')).toEqual(['article'])
  expect(metas(head(plainPage('/contact', 'contact')), 'og:type')).toEqual(['website'])
})

test('a page whose text is Markdown names that copy, another page does not', () => {
  expect(markdownCopies({ ...article, source: articleFile() })).toEqual([`${canonicalUrl(path)}.md`])
  expect(markdownCopies(article)).toEqual([])
})

test('the page for unknown addresses is not to be indexed and has no address of its own', () => {
  const tree = head(undefined)
  expect(metas(tree, 'robots')).toEqual(['noindex'])
  expect([...links(tree, 'canonical'), ...metas(tree, 'og:url')]).toEqual([])
})

test('what belongs to one page only is marked for the app, the rest is not', () => {
  const marked = elements(head(article)).filter(({ properties }) => 'dataPageOnly' in properties)
  const names = marked.map(({ properties }) => properties.name ?? properties.property ?? properties.rel)
  expect(names.flat()).toEqual(
    expect.arrayContaining(['description', 'robots', 'canonical', 'og:title', 'og:url']),
  )
  expect(names.flat()).not.toContain('cache-version')
})

test('a title cannot leave its element, nor its attribute, nor the structured data', () => {
  const title = '</title></script><script>alert(1)</script>" $& <b>'
  const tree = head(articlePage(path, { title }))
  expect(titleOf(tree)).toContain(title)
  expect(metas(tree, 'og:title')).toEqual([title])
  expect(graphOf(tree).find((node) => node['@type'] === 'Article')?.headline).toBe(title)
  expect(elements(tree, 'script', ({ type }) => type !== 'application/ld+json')).toHaveLength(1)
  expect(elements(tree, 'script')).toHaveLength(2)
})

test('styles and script come last and as they are', () => {
  expect(write(article, '<style>a{content:"$&"}</style>')).toContain('<style>a{content:"$&"}</style></head>')
})
