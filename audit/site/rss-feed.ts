import { attributes, elements } from './elements.ts'
import { fileAt, textOf, type AuditedSite } from './audited-site.ts'
import { elementsAt, parseXml } from './xml-document.ts'
import {
  attributeOf,
  childrenOf,
  textOf as textIn,
  type XmlElement,
} from '../../src/tools/shared/read-xml.ts'

export interface FeedItem {
  title: string
  link: string
  guid: string
  published: string
  /** The full text as HTML. */
  html: string
  /** Addresses of the pictures that go with it. */
  images: string[]
}

export interface RssFeed {
  file: string
  /** The element `<rss>`. */
  root: XmlElement
  items: FeedItem[]
}

const mediaRss = 'http://search.yahoo.com/mrss/'
const content = 'http://purl.org/rss/1.0/modules/content/'

/** The files that pages announce as feeds. */
export function feedFiles(site: AuditedSite): string[] {
  const announced = site.indexable.flatMap(({ tree }) =>
    attributes(
      elements(tree, 'link', ({ type }) => /^application\/(rss|atom)\+xml$/.test(String(type))),
      'href',
    ),
  )
  const paths = announced.map((address) => new URL(address, site.origin).pathname)
  return [...new Set(paths)].map((path) => fileAt(site, path) ?? path.slice(1))
}

/** The feeds of the site that are RSS 2.0; what else it announces is for the rule on the format. */
export function rssFeeds(site: AuditedSite): RssFeed[] {
  const feeds = known.get(site) ?? readFeeds(site)
  known.set(site, feeds)
  return feeds
}

/** Remembered, because a feed of full texts is the largest file that is parsed. */
const known = new WeakMap<AuditedSite, RssFeed[]>()

function readFeeds(site: AuditedSite): RssFeed[] {
  return feedFiles(site).flatMap((file) => {
    const { root } = parseXml(textOf(site, file) ?? '')
    if (root?.name !== 'rss' || attributeOf(root, 'version') !== '2.0') return []
    return [{ file, root, items: elementsAt(root, 'channel', 'item').map(readItem) }]
  })
}

function readItem(item: XmlElement): FeedItem {
  const own = (name: string, namespace = '') =>
    childrenOf(item).filter((child) => child.name === name && child.namespace === namespace)
  const first = (name: string) => own(name).map((element) => textIn(element).trim())[0] ?? ''
  const [encoded] = own('encoded', content)
  return {
    title: first('title'),
    link: first('link'),
    guid: first('guid'),
    published: first('pubDate'),
    html: encoded ? textIn(encoded) : '',
    images: [...own('content', mediaRss), ...own('enclosure')].map(
      (element) => attributeOf(element, 'url') ?? '',
    ),
  }
}
