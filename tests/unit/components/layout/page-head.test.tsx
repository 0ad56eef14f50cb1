// @vitest-environment jsdom
import { site } from 'virtual:operator'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'
import { PageHead } from '~/components/layout/page-head'
import { canonicalUrl } from '~/lib/site/canonical-url'
import { documentTitle } from '~/components/document-title'
import type { ListedPage } from '~/lib/site/navigation'
import { elements, links, metas, titles } from '../../../../audit/site/elements.ts'
import { hydrate } from '../../../support/components/hydration.tsx'
import { articlePage, legalPage, plainPage, servicePage } from '../../../support/sources/site-pages.ts'

const article = articlePage('/knowledge-base/entity-seo')
const service = servicePage('/services/linkbuilding')
const legal = legalPage('/agb')
const contact = plainPage('/contact', 'contact')
const home = plainPage('/', 'home')

/** The head as Node writes it; that React leaves it so is part of what `hydrate` asks for. */
async function head({ path, page }: ListedPage) {
  const { html } = await hydrate(<PageHead page={page} />, { address: path })
  return fromHtml(html)
}

test('a page has its title, description and canonical address, once each', async () => {
  const tree = await head(article)
  expect(titles(tree)[0]).toBe(documentTitle(article.page.title))
  expect(metas(tree, 'description')).toEqual([article.page.description])
  expect(links(tree, 'canonical')).toEqual([canonicalUrl(site.origin, article.path)])
})

describe('by kind', () => {
  test.each([
    { listed: article, type: 'article', copies: [`${canonicalUrl(site.origin, article.path)}.md`] },
    { listed: service, type: 'website', copies: [`${canonicalUrl(site.origin, service.path)}.md`] },
    { listed: legal, type: 'website', copies: [`${canonicalUrl(site.origin, legal.path)}.md`] },
    { listed: contact, type: 'website', copies: [] },
    { listed: home, type: 'website', copies: [] },
  ])('$listed.page.kind is «$type» to networks and names its Markdown copy if it has one', async (wanted) => {
    const tree = await head(wanted.listed)
    expect(metas(tree, 'og:type')).toEqual([wanted.type])
    expect(links(tree, 'alternate')).toEqual(wanted.copies)
  })
})

test('a title cannot leave its element, nor its attribute', async () => {
  const title = '</title></script><script>alert(1)</script>" $& <b>'
  const tree = await head(articlePage('/knowledge-base/entity-seo', { title }))
  expect(titles(tree)[0]).toBe(documentTitle(title))
  expect(metas(tree, 'og:title')).toEqual([title])
  expect(elements(tree, 'script')).toEqual([])
})
