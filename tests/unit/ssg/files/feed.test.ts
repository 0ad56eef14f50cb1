import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { feed } from '../../../../ssg/files/feed.ts'
import type { BuiltPage } from '../../../../ssg/render/render-pages.ts'
import type { SitePage } from '../../../../ssg/content/site-page.ts'
import type { Slots } from '../../../../src/lib/site/slots-schema.ts'
import { pageUrl, site } from '../../../../ssg/content/identity.ts'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots } from '../../../support/operator/filled-slots.ts'
import { articlePage, servicePage } from '../../../support/sources/site-pages.ts'

const built = (facts: SitePage): BuiltPage => ({
  path: facts.path,
  file: `${facts.path.slice(1)}.html`,
  facts,
  html: '<main><div class="prose"><p>Text &amp; <a href="/agb">AGB</a></p></div></main>',
})
const pages = [
  articlePage('/knowledge-base/old', { published: '2026-11-01' }),
  servicePage('/services/linkbuilding'),
  articlePage('/knowledge-base/b', { published: '2026-11-21', title: 'Fragen & Antworten <kurz>' }),
  articlePage('/knowledge-base/a', { published: '2026-11-21' }),
  articlePage('/knowledge-base/updated', { published: '2026-10-01', updated: '2026-12-01' }),
].map(built)
const rss = new JSDOM(String(feed(pages).content), { contentType: 'application/xml' }).window.document
const texts = (selector: string) => [...rss.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('the feed lists articles only, the latest change first', () => {
  const urls = ['updated', 'a', 'b', 'old'].map((name) => pageUrl(`/knowledge-base/${name}`))
  expect(texts('item > guid')).toEqual(urls)
  expect(texts('item > link')).toEqual(urls)
})

test('the feed holds the 50 latest articles, so that it does not grow with the site', () => {
  const many = Array.from({ length: 51 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
    return built(articlePage(`/knowledge-base/a-${index}`, { published: day }))
  })
  const items = String(feed(many).content).split('<item>').slice(1)
  expect(items).toHaveLength(50)
  expect(items[0]).toContain('/knowledge-base/a-50<')
  expect(items.join('')).not.toContain('/knowledge-base/a-0<')
})

test('a feed item names its author: the firm, or a member of the team', () => {
  expect(creators(emptySlots)).toEqual(new Set([site.name]))
  expect(creators(filledSlots)).toEqual(new Set(['Anna Beispiel']))
})

function creators(slots: Slots): Set<string> {
  const names = String(feed(pages, slots).content).match(/(?<=<dc:creator>)[^<]+/g) ?? []
  return new Set(names.map((name) => name.replaceAll('&amp;', '&')))
}
