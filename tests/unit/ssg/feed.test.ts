// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { feed } from '../../../ssg/feed.ts'
import { canonicalUrl } from '../../../src/lib/canonical-url.ts'
import { articlePage, servicePage } from '../../support/site-pages.ts'

const pages = [
  articlePage('/knowledge-base/old', { published: '2026-11-01' }),
  servicePage('/services/linkbuilding'),
  articlePage('/knowledge-base/b', { published: '2026-11-21', title: 'Fragen & Antworten <kurz>' }),
  articlePage('/knowledge-base/a', { published: '2026-11-21' }),
  articlePage('/knowledge-base/updated', { published: '2026-10-01', updated: '2026-12-01' }),
]
const read = (content: string | Uint8Array) =>
  new DOMParser().parseFromString(String(content), 'application/xml')
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const atom = read(feed(pages).content)
const link = (rel: string) => atom.querySelector(`feed > link[rel="${rel}"]`)?.getAttribute('href')

test('the articles are listed, and only they, the latest change first', () => {
  const paths = ['updated', 'a', 'b', 'old'].map((name) => canonicalUrl(`/knowledge-base/${name}`))
  expect(texts(atom, 'entry > id')).toEqual(paths)
  expect([...atom.querySelectorAll('entry > link')].map((entry) => entry.getAttribute('href'))).toEqual(paths)
})

test('the feed is as new as its latest entry', () => {
  expect(texts(atom, 'feed > updated')).toEqual(['2026-12-01T00:00:00Z'])
  expect(texts(atom, 'entry > updated')[0]).toBe('2026-12-01T00:00:00Z')
  expect(texts(atom, 'entry > published')[0]).toBe('2026-10-01T00:00:00Z')
})

test('titles are text, whatever they hold', () => {
  expect(texts(atom, 'entry > title')).toContain('Fragen & Antworten <kurz>')
})

test('the feed names itself and the page it belongs to', () => {
  expect([link('self'), link('alternate')]).toEqual([
    canonicalUrl('/feed.xml'),
    canonicalUrl('/knowledge-base'),
  ])
})

test('the order of the pages given makes no difference', () => {
  expect(feed(pages.toReversed())).toEqual(feed(pages))
})

test('a feed without articles stops the build', () => {
  expect(() => feed([servicePage('/services/a')])).toThrow('at least one article')
})
