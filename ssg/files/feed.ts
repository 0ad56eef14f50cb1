import { authorOf } from '../../src/lib/site/page-slots.ts'
import { pageUrl, site, slots as ownSlots } from '../content/identity.ts'
import type { Slots } from '../../src/lib/site/slots-schema.ts'
import { feedText } from './feed-text.ts'
import type { OutputFile } from '../output-file.ts'
import { type BuiltPage, mainTree } from '../render/render-pages.ts'
import { previewImageHeight, previewImagePath, previewImageWidth } from '../../src/lib/site/page-path.ts'
import { lastChange } from '../../src/lib/site/swiss-date.ts'
import type { SitePage } from '../content/site-page.ts'
import { xml } from '../../src/lib/xml.ts'

type Article = BuiltPage & { facts: SitePage }

/** Feed readers download the whole feed each time, and MSN accepts 10 MB at most. An article takes some 20 kB. */
const mostArticles = 50

/** The latest articles in full as RSS 2.0, the latest change first, with what MSN's Partner Hub asks of a feed. */
export function feed(pages: BuiltPage[], slots: Slots = ownSlots): OutputFile {
  const articles = pages
    .filter((page): page is Article => page.facts?.page.kind === 'article')
    .toSorted((one, other) => (changed(other) + one.path > changed(one) + other.path ? 1 : -1))
    .slice(0, mostArticles)
  const latest = articles[0]
  if (!latest) throw new Error('a feed needs at least one article')
  return {
    path: 'feed.xml',
    content: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<rss version="2.0" ${namespaces}>`,
      '<channel>',
      `<title>${xml(site.shortName)}: Wissen</title>`,
      `<link>${xml(pageUrl('/knowledge-base'))}</link>`,
      `<atom:link rel="self" type="application/rss+xml" href="${xml(pageUrl('/feed.xml'))}"/>`,
      `<description>Anleitungen zu Suchmaschinen, Inhalten und Anfragen, von ${xml(site.name)}</description>`,
      '<language>de-CH</language>',
      `<lastBuildDate>${moment(changed(latest))}</lastBuildDate>`,
      ...articles.map((article) => item(article, slots)),
      '</channel>',
      '</rss>\n',
    ].join('\n'),
  }
}

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

function item(article: Article, slots: Slots): string {
  const { path, facts } = article
  const url = pageUrl(path)
  const { title, published } = facts.page
  const image = pageUrl(previewImagePath(path))
  return [
    '<item>',
    `<title>${xml(title)}</title><link>${xml(url)}</link><guid isPermaLink="true">${xml(url)}</guid>`,
    `<pubDate>${moment(published)}</pubDate><dcterms:modified>${lastChange(facts.page)}T00:00:00Z</dcterms:modified>`,
    `<dc:creator>${xml(authorOf(facts.page, slots)?.name ?? site.name)}</dc:creator>`,
    `<description>${xml(facts.page.description)}</description>`,
    `<media:content url="${xml(image)}" medium="image" type="image/png" width="${previewImageWidth}" height="${previewImageHeight}"/>`,
    `<content:encoded>${xml(feedText(mainTree(article), url, image))}</content:encoded>`,
    '</item>',
  ].join('\n')
}

function changed({ facts }: Article): string {
  return lastChange(facts.page)
}

/** The start of a day as RSS 2.0 writes it, after RFC 822 with a year of four digits. */
function moment(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString()
}
