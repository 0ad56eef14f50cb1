import type { Properties, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { completeHead } from '../../../../ssg/render/document-head.ts'
import type { SitePage } from '../../../../ssg/content/site-page.ts'
import { colour } from '../../../../ssg/content/design-tokens.ts'
import { site } from '../../../../ssg/content/identity.ts'
import { elements, links, metas } from '../../../../audit/site/elements.ts'
import { articlePage } from '../../../support/sources/site-pages.ts'

const path = '/knowledge-base/entity-seo'
const article = articlePage(path, { title: 'Was ist Entity SEO?' })
const empty = '<!DOCTYPE html><html lang="de-CH"><head></head><body><main></main></body></html>'
const write = (facts: SitePage | undefined, code = '') =>
  completeHead(empty, { facts, version: '2.3.4', code })
const head = (facts: SitePage | undefined) => fromHtml(write(facts))
const isJsonLd = ({ type }: Properties) => type === 'application/ld+json'

test('a page has its structured data, and the not-found page has none', () => {
  expect(graphOf(head(article)).map((node) => node['@type'])).toContain('Article')
  expect(elements(head(undefined), 'script', isJsonLd)).toEqual([])
})

test('the page’s own head elements stay between the common ones and the code', () => {
  const own = '<title>Eigener Titel</title><meta name="robots" content="noindex">'
  const html = completeHead(empty.replace('</head>', `${own}</head>`), {
    facts: article,
    version: '2.3.4',
    code: '<style></style>',
  })
  expect(html).toMatch(/<meta charset="utf-8">.*<title>Eigener Titel<.*ld\+json.*<style><\/style><\/head>/s)
  expect(metas(fromHtml(html), 'robots')).toEqual(['noindex'])
})

test('every page names the site, its icons, its manifest and its feed', () => {
  const tree = head(undefined)
  expect(metas(tree, 'og:site_name')).toEqual([site.shortName])
  expect(links(tree, 'icon')).toEqual(['/favicon.ico', '/icon.svg'])
  expect(links(tree, 'apple-touch-icon')).toEqual(['/apple-touch-icon.png'])
  expect(links(tree, 'manifest')).toEqual(['/site.webmanifest'])
  expect(links(tree, 'alternate')).toEqual(['/feed.xml'])
  // The bars of the browser have the colour of the page, in either scheme.
  expect(metas(tree, 'theme-color')).toEqual([colour('--surface'), colour('--surface', 'dark')])
})

test('a title cannot break out of the structured data', () => {
  const title = '</title></script><script>alert(1)</script>" $& <b>'
  const tree = head(articlePage(path, { title }))
  expect(graphOf(tree).find((node) => node['@type'] === 'Article')?.headline).toBe(title)
  expect(elements(tree, 'script', (script) => !isJsonLd(script))).toHaveLength(1)
  expect(elements(tree, 'script')).toHaveLength(2)
})

/** The nodes of a page; throws where its structured data is not one graph. */
function graphOf(tree: Root): { '@type': string; headline?: string }[] {
  const scripts = elements(tree, 'script', isJsonLd)
  return JSON.parse(scripts.map((script) => toString(script)).join())['@graph']
}
