import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { checkFeed as check } from '../../../../src/tools/feed/check-feed.ts'
import { checkItem } from '../../../../src/tools/feed/check-item.ts'
import { exampleNow, feed as example } from '../../../../src/tools/feed/facts.ts'
import { finished } from '../../../../src/tools/shared/slices.ts'
import { feedDate } from '../../../../src/tools/feed/feed-date.ts'
import { readFeed as read, type FeedItem } from '../../../../src/tools/feed/read-feed.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const readFeed = (xml: string) => finished(read(xml))
const checkFeed = (xml: string, now: number) => finished(check(xml, now))
const [good] = readFeed(example).items
const blank: FeedItem = {
  guid: '',
  title: '',
  shortTitle: '',
  link: '',
  published: '',
  modified: '',
  body: '',
  images: [],
}
const verdicts = (change: Partial<FeedItem>, field: string) =>
  checkItem({ ...blank, ...good, ...change }, exampleNow)
    .filter((one) => one.field === field)
    .map(({ verdict }) => verdict)
const daysAgo = (days: number) => new Date(exampleNow - days * 86_400_000).toISOString()
const three = '<p>a</p><p>b</p><p>c</p>'
const long = 'x'.repeat(450)

test('the example of the article passes in every field', () => {
  const { items, findings } = checkFeed(example, exampleNow)
  expect(findings).toEqual([])
  expect(items[0]?.fields.map(({ field, verdict }) => [field, verdict])).toEqual([
    ['guid', 'pass'],
    ['title', 'pass'],
    ['mi:shortTitle', 'pass'],
    ['link', 'pass'],
    ['pubDate', 'pass'],
    ['content', 'pass'],
    ['media:content', 'pass'],
  ])
})

// Microsoft, «MSN feed item metadata requirements», «Feed content specifications», «MSN feed setup and configuration» and
// «Common issues that limit content visibility», read 2026-11-21 and 2026-11-22, row by row.
test.each<[string, Partial<FeedItem>, string[]]>([
  ['guid', { guid: '' }, ['fail']],
  ['title', { title: '' }, ['fail']],
  ['title', { title: 'x'.repeat(20) }, ['fail']],
  ['title', { title: 'x'.repeat(21) }, ['pass']],
  ['title', { title: 'x'.repeat(74) }, ['pass']],
  ['title', { title: 'x'.repeat(75) }, ['advice']],
  ['title', { title: 'x'.repeat(150), shortTitle: '' }, ['advice']],
  ['title', { title: 'x'.repeat(151), shortTitle: '' }, ['fail']],
  ['title', { title: 'x'.repeat(151), shortTitle: 'kurz' }, ['advice']],
  ['title', { title: 'Ein Titel mit <b>HTML</b> darin' }, ['fail']],
  ['title', { title: 'Mehr dazu auf www.example.ch, sofort' }, ['fail']],
  ['mi:shortTitle', { shortTitle: '' }, ['advice']],
  ['mi:shortTitle', { shortTitle: 'x'.repeat(54) }, ['pass']],
  ['mi:shortTitle', { shortTitle: 'x'.repeat(55) }, ['fail']],
  ['link', { link: '' }, ['fail']],
  ['link', { link: '/magazin' }, ['fail']],
  ['link', { link: 'https://u:p@example.ch/' }, ['fail']],
  ['pubDate', { published: '' }, ['fail']],
  ['pubDate', { published: '21.11.2026' }, ['fail']],
  ['pubDate', { published: daysAgo(-0.1) }, ['fail']],
  ['pubDate', { published: daysAgo(3) }, ['pass']],
  ['pubDate', { published: daysAgo(4) }, ['advice']],
  ['pubDate', { published: daysAgo(364) }, ['advice']],
  ['pubDate', { published: daysAgo(365) }, ['fail']],
  ['modified', { modified: 'gestern' }, ['fail']],
  ['modified', { modified: daysAgo(9) }, ['advice']],
  ['content', { body: '' }, ['fail']],
  ['content', { body: `${three}${'x'.repeat(440)}` }, ['advice']],
  ['content', { body: `${three}${long}` }, ['pass']],
  ['content', { body: `<p>a</p><p>b</p>${long}` }, ['advice']],
  ['content', { body: `<p><a href="https://gaertnerei-muster.ch/x">a</a></p>${three}${long}` }, ['advice']],
  ['content', { body: `${three}${long}<p><a href="https://gaertnerei-muster.ch/x">a</a></p>` }, ['pass']],
  ['content', { body: `${three}${long}<iframe src="https://www.youtube.com/embed/x"></iframe>` }, ['fail']],
  ['media:content', { images: [] }, ['advice']],
  ['media:content', { images: [{ address: '/bild.jpg', bytes: undefined }] }, ['fail']],
  ['media:content', { images: [{ address: 'http://a.ch/b.jpg', bytes: undefined }] }, ['fail']],
  ['media:content', { images: [{ address: 'https://a.ch/b.jpg', bytes: 2_000_001 }] }, ['advice']],
  ['media:content', { images: [{ address: 'https://a.ch/b.jpg', bytes: 14_000_001 }] }, ['fail']],
])('%s with %j: %j', (field, change, expected) => {
  expect(verdicts(change, field)).toEqual(expected)
})

test('an image that stands in the text alone, as WordPress writes it, is not called missing', () => {
  const item = { ...blank, images: [], body: '<figure><img src="https://a.ch/b.jpg"></figure>' }
  const found = checkItem(item, exampleNow).find(({ field }) => field === 'media:content')
  expect(found).toMatchObject({ verdict: 'advice', says: expect.stringContaining('nur im Text') })
})

test.each([
  ['Sat, 21 Nov 2026 07:30:00 GMT', '2026-11-21T07:30:00.000Z'],
  ['21 Nov 2026 07:30 +0100', '2026-11-21T06:30:00.000Z'],
  ['2026-11-21T08:30:00+01:00', '2026-11-21T07:30:00.000Z'],
  ['2026-11-21T07:30:00.5Z', '2026-11-21T07:30:00.500Z'],
  ['2026-11-21', undefined],
  ['Nov 21, 2026', undefined],
  ['2026-13-21T07:30:00Z', undefined],
  ['Sa, 21 Nov 2026 07:30:00 GMT', undefined],
])('the date «%s» is %s', (text, moment) => {
  const ms = feedDate(text)
  expect(ms === undefined ? undefined : new Date(ms).toISOString()).toBe(moment)
})

test('Atom is read as RSS is', () => {
  const { items } = readFeed(
    `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry><id>urn:1</id><title>T</title>
    <link rel="enclosure" type="image/png" href="https://a.ch/b.png" length="9"/><link href="https://a.ch/"/>
    <published>2026-11-21T07:30:00Z</published><content type="html">&lt;p&gt;x</content></entry></feed>`,
  )
  expect(items).toEqual([
    {
      guid: 'urn:1',
      title: 'T',
      shortTitle: '',
      link: 'https://a.ch/',
      published: '2026-11-21T07:30:00Z',
      modified: '',
      body: '<p>x',
      images: [{ address: 'https://a.ch/b.png', bytes: 9 }],
    },
  ])
})

const rss = (items: string) => `<rss version="2.0"><channel>${items}</channel></rss>`

test.each([
  ['feed/no-xml', 'guten Tag'],
  ['feed/no-xml', ''],
  ['feed/doctype', '<!DOCTYPE x [<!ENTITY a "b">]><rss/>'],
  ['feed/broken', '<rss><channel></rss>'],
  [
    'feed/broken',
    '<rss version="2.0"><channel><item><mi:shortTitle>x</mi:shortTitle></item></channel></rss>',
  ],
  ['feed/format', '<html><body/></html>'],
  ['feed/no-items', rss('')],
  ['feed/same-guid', rss('<item><guid>1</guid></item><item><guid>1</guid></item>')],
  ['feed/many', rss('<item/>'.repeat(30))],
  ['feed/too-large', `<rss>${' '.repeat(10_000_000)}</rss>`],
])('%s is said', (rule, xml) => {
  expect(checkFeed(xml, exampleNow).findings.map((finding) => finding.rule)).toContain(rule)
})

test('never throws on any text, and reads 1 MB of noise in time', () => {
  fc.assert(fc.property(fc.string(), (text) => checkFeed(`<rss>${text}`, exampleNow).findings.length > 0))
  const start = performance.now()
  for (const noise of ['<', '</p', '<p>', ' '])
    expect(verdicts({ body: noise.repeat(300_000) || 'x' }, 'content').length).toBeGreaterThan(0)
  expect(performance.now() - start).toBeLessThan(20_000)
})
