import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { articles, breaking, origin, pages } from '../support/built-site.ts'
import { only } from '../support/elements.ts'
import { links, metas } from '../support/head.ts'
import { modifiedOn } from '../support/structured-data.ts'
import { textsOf, xmlDocument } from '../support/xml.ts'

const feed = xmlDocument('feed.xml')
const entries = [...feed.querySelectorAll('feed > entry')]

test('every page offers the feed', () => {
  expect(breaking(pages, (page) => links(page, 'alternate').includes('/feed.xml'))).toEqual([])
})

test('the feed has every article once, under its address', () => {
  const addresses = articles.map(({ path }) => origin + path).toSorted()
  expect(textsOf(feed, 'entry > id').toSorted()).toEqual(addresses)
  const linked = [...feed.querySelectorAll('entry > link')].map((link) => String(link.getAttribute('href')))
  expect(linked.toSorted()).toEqual(addresses)
})

test('the feed says of each article what its page says', () => {
  for (const page of articles) {
    const url = origin + page.path
    const entry = entries.find((candidate) => textsOf(candidate, 'id').includes(url))
    expect(entry && textsOf(entry, 'title')).toEqual([toString(only(page, 'h1'))])
    expect(entry && textsOf(entry, 'summary')).toEqual(metas(page, 'description'))
    expect(entry && textsOf(entry, 'updated').map(day)).toEqual([modifiedOn(page, url)])
  }
})

test('the feed is Atom, the newest entry first', () => {
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  const updated = textsOf(feed, 'entry > updated')
  expect(updated).toEqual(updated.toSorted().toReversed())
  expect(textsOf(feed, 'feed > updated')).toEqual(updated.slice(0, 1))
  expect(feed.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(`${origin}/feed.xml`)
  expect(textsOf(feed, 'feed > author > name').join()).not.toBe('')
})

test('every moment in the feed is one that readers understand (RFC 3339)', () => {
  const moments = textsOf(feed, 'updated, published')
  const wrong = moments.filter(
    (moment) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(moment) || Number.isNaN(Date.parse(moment)),
  )
  expect(wrong).toEqual([])
  expect(moments).toHaveLength(1 + 2 * articles.length)
})

function day(moment: string): string {
  return moment.slice(0, 10)
}
