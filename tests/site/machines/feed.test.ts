import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { articles, origin } from '../../support/site/built-site.ts'
import { only } from '../../support/site/elements.ts'
import { metas } from '../../support/site/head.ts'
import { modifiedOn } from '../../support/site/structured-data.ts'
import { textsOf, xmlDocument } from '../../support/site/xml.ts'

const feed = xmlDocument('feed.xml')
const items = [...feed.querySelectorAll('channel > item')]

test('the feed has every article once, under its address', () => {
  const addresses = articles.map(({ path }) => origin + path).toSorted()
  expect(textsOf(feed, 'item > guid').toSorted()).toEqual(addresses)
  expect(textsOf(feed, 'item > link').toSorted()).toEqual(addresses)
})

test('the feed says of each article what its page says', () => {
  for (const page of articles) {
    const url = origin + page.path
    const item = items.find((candidate) => textsOf(candidate, 'guid').includes(url))
    expect(item && textsOf(item, 'title')).toEqual([toString(only(page, 'h1'))])
    expect(item && textsOf(item, 'description')).toEqual(metas(page, 'description'))
    expect(item?.getElementsByTagName('dcterms:modified')[0]?.textContent).toBe(
      `${modifiedOn(page, url)}T00:00:00Z`,
    )
  }
})

test('every moment in the feed is one that readers understand (RFC 822)', () => {
  const moments = textsOf(feed, 'pubDate, lastBuildDate')
  expect(moments).toHaveLength(1 + articles.length)
  expect(moments.filter((moment) => new Date(moment).toUTCString() !== moment)).toEqual([])
})
