import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import {
  attributeOf,
  childrenOf,
  textOf as textWithin,
  type XmlElement,
} from '../src/tools/shared/read-xml.ts'
import { type Group, inFile, onIndexablePages, onPage, type Rule } from './rule.ts'
import { type AuditedPage, type AuditedSite, fileAt, fileOf, textOf } from './site/audited-site.ts'
import { attributes, elements } from './site/elements.ts'
import { mainText, visibleText, wordsOf } from './site/visible-text.ts'
import { elementsAt, parseXml, textsAt } from './site/xml-document.ts'
import { sources } from './sources.ts'

const required = ['title', 'link', 'description', 'language', 'lastBuildDate']

const feedFormat: Rule = {
  id: 'feed-format',
  title: 'Der Feed ist gültiges RSS 2.0',
  why: 'RSS 2.0 lesen MSN, Feedreader und viele weitere Dienste. Ob beim Schreiben eine KI half, verlangt MSN zu kennzeichnen: beim Anmelden des Feeds im Partner Hub und je nach Format im Feed.',
  source: sources.rss,
  covers: feedFiles,
  check(site) {
    const files = feedFiles(site)
    if (files.length === 0) return [inFile('index.html', 'kündigt keinen Feed an', 'Einen Feed ankündigen.')]
    return files.flatMap((file) => {
      const { root, fault } = parseXml(textOf(site, file) ?? '')
      if (!root) return [inFile(file, `ist kein gültiges XML: ${fault}`, 'Neu erzeugen.')]
      if (root.name !== 'rss' || attributeOf(root, 'version') !== '2.0')
        return [inFile(file, `ist <${root.name}>, nicht RSS 2.0`, 'Als RSS 2.0 ausliefern.')]
      return required
        .filter((tag) => !textsAt(root, 'channel', tag).join())
        .map((tag) => inFile(file, `der Kanal hat kein <${tag}>`, 'Ergänzen.'))
    })
  },
}

const feedAnnounced: Rule = {
  id: 'feed-announced',
  title: 'Jede Seite kündigt den Feed an',
  why: 'Feedreader finden ihn von jeder Seite aus, ohne dass jemand seine Adresse kennen muss.',
  source: sources.html,
  ...onIndexablePages((page) => {
    const hint = '<link rel="alternate" type="application/rss+xml"> ergänzen.'
    return feedLinks(page).length === 0 ? [onPage(page, 'kündigt keinen Feed an', hint)] : []
  }),
}

function feedLinks({ tree }: AuditedPage): Element[] {
  return elements(
    tree,
    'link',
    ({ rel, type }) =>
      [rel].flat().includes('alternate') && /^application\/(rss|atom)\+xml$/.test(String(type)),
  )
}

const feedItems: Rule = {
  id: 'feed-items',
  title: 'Jeder Beitrag im Feed hat Titel, Adresse, Datum und feste Kennung',
  why: 'MSN weist Beiträge ohne diese Angaben zurück und erkennt Aktualisierungen nur an einer Kennung, die gleich bleibt. Die Adresse der Seite ist die beständigste.',
  source: sources.msnItems,
  ...onItems('Im Feed berichtigen.', (item, { items }, site) => [
    ...faultsOf(item, site),
    ...(items.find(({ guid }) => guid === item.guid) === item ? [] : [`Kennung ${item.guid} steht mehrmals`]),
  ]),
}

function faultsOf({ title, link, guid, published }: FeedItem, { indexable, origin }: AuditedSite): string[] {
  const name = title || link || guid
  return [
    ...(title === '' || /<\w/.test(title) || title.length > 150
      ? [`«${name}»: Der Titel ist leer, hat HTML oder mehr als 150 Zeichen`]
      : []),
    ...(indexable.some(({ path }) => link === origin + path) ? [] : [`«${name}»: ${link} ist keine Seite`]),
    ...(guid === link ? [] : [`«${name}»: Kennung ist «${guid}», nicht die Adresse der Seite`]),
    ...(isMoment(published) ? [] : [`«${name}»: pubDate ist «${published}»`]),
  ]
}

/** RFC 822 with a year of four digits, as RSS 2.0 asks. */
function isMoment(text: string): boolean {
  return (
    /^(\w{3}, )?\d{1,2} \w{3} \d{4} \d\d:\d\d(:\d\d)? ([+-]\d{4}|GMT|UT)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}

/** The page shows more than the text: breadcrumbs, contents, related pages. */
const leastShare = 0.6

const feedFullText: Rule = {
  id: 'feed-full-text',
  title: 'Der Feed bringt die ganzen Texte',
  why: 'MSN veröffentlicht, was im Feed steht; ein Anriss genügt nicht. Adressen darin sind vollständig und verschlüsselt, weil der Text fern der Website gelesen wird.',
  source: sources.msnItems,
  ...onItems('content:encoded vollständig schreiben.', ({ title, link, html }, _, site) => {
    const tree = fromHtml(html, { fragment: true })
    const page = site.indexable.find(({ path }) => site.origin + path === link)
    const expected = page ? wordsOf(mainText(page.tree)).length * leastShare : 0
    const count = wordsOf(visibleText(tree)).length
    const addresses = ['href', 'src'].flatMap((name) => attributes(elements(tree), name))
    const relative = addresses.filter((address) => !/^(https:\/\/|mailto:|tel:)/.test(address))
    return [
      ...(count > expected ? [] : [`«${title}»: nur ${count} Wörter`]),
      ...relative.map((address) => `«${title}»: ${address} ist nicht vollständig oder unverschlüsselt`),
    ]
  }),
}

const feedImages: Rule = {
  id: 'feed-images',
  title: 'Jeder Beitrag im Feed hat ein Bild',
  why: 'MSN veröffentlicht nur Beiträge mit Bild selbsttätig. Das Bild muss über https abrufbar sein.',
  source: sources.msnContent,
  ...onItems('Mit media:content ein vorhandenes Bild nennen.', ({ title, images }, _, site) =>
    images.some((address) => fileOf(site, address) !== undefined)
      ? []
      : [`«${title}»: ${images.join(', ') || 'kein Bild'}`],
  ),
}

export const feed: Group = {
  title: 'Feed',
  rules: [feedFormat, feedAnnounced, feedItems, feedFullText, feedImages],
}

interface FeedItem {
  title: string
  link: string
  guid: string
  published: string
  html: string
  images: string[]
}

interface RssFeed {
  file: string
  root: XmlElement
  items: FeedItem[]
}

const mediaRss = 'http://search.yahoo.com/mrss/'
const content = 'http://purl.org/rss/1.0/modules/content/'

/** The check of a rule about each entry of the feeds that are RSS 2.0, which returns messages. The rule on the format reports all others. */
function onItems(
  hint: string,
  check: (item: FeedItem, rss: RssFeed, site: AuditedSite) => string[],
): Pick<Rule, 'covers' | 'check'> {
  return {
    covers: (site) => rssFeeds(site).map(({ file }) => file),
    check: (site) =>
      rssFeeds(site).flatMap((rss) =>
        rss.items.flatMap((item) => check(item, rss, site)).map((message) => inFile(rss.file, message, hint)),
      ),
  }
}

function feedFiles(site: AuditedSite): string[] {
  const addresses = site.indexable.flatMap((page) => attributes(feedLinks(page), 'href'))
  const paths = new Set(addresses.map((address) => new URL(address, site.origin).pathname))
  return [...paths].map((path) => fileAt(site, path) ?? path.slice(1))
}

function rssFeeds(site: AuditedSite): RssFeed[] {
  return feedFiles(site).flatMap((file) => {
    const { root } = parseXml(textOf(site, file) ?? '')
    if (root?.name !== 'rss' || attributeOf(root, 'version') !== '2.0') return []
    return [{ file, root, items: elementsAt(root, 'channel', 'item').map(readItem) }]
  })
}

function readItem(item: XmlElement): FeedItem {
  const own = (name: string, namespace = '') =>
    childrenOf(item).filter((child) => child.name === name && child.namespace === namespace)
  const first = (name: string) => own(name).map((element) => textWithin(element).trim())[0] ?? ''
  const [encoded] = own('encoded', content)
  return {
    title: first('title'),
    link: first('link'),
    guid: first('guid'),
    published: first('pubDate'),
    html: encoded ? textWithin(encoded) : '',
    images: [...own('content', mediaRss), ...own('enclosure')].map(
      (element) => attributeOf(element, 'url') ?? '',
    ),
  }
}
