import { fromHtml } from 'hast-util-from-html'
import {
  attributeOf,
  childrenOf,
  textOf as textWithin,
  type XmlElement,
} from '../src/tools/shared/read-xml.ts'
import type { Group, Rule } from './rule.ts'
import { type AuditedSite, fileAt, indexablePages, placeOf, textOf } from './site/audited-site.ts'
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
  severity: 'error',
  covers: feedFiles,
  check(site) {
    const files = feedFiles(site)
    if (files.length === 0)
      return [{ file: 'dist/index.html', message: 'kündigt keinen Feed an', hint: 'Einen Feed ankündigen.' }]
    return files.flatMap((name) => {
      const file = `dist/${name}`
      const { root, fault } = parseXml(textOf(site, name) ?? '')
      if (!root) return [{ file, message: `ist kein gültiges XML: ${fault}`, hint: 'Neu erzeugen.' }]
      if (root.name !== 'rss' || attributeOf(root, 'version') !== '2.0')
        return [{ file, message: `ist <${root.name}>, nicht RSS 2.0`, hint: 'Als RSS 2.0 ausliefern.' }]
      return required
        .filter((tag) => !textsAt(root, 'channel', tag).join())
        .map((tag) => ({ file, message: `der Kanal hat kein <${tag}>`, hint: 'Ergänzen.' }))
    })
  },
}

const feedAnnounced: Rule = {
  id: 'feed-announced',
  title: 'Jede Seite kündigt den Feed an',
  why: 'Feedreader finden ihn von jeder Seite aus, ohne dass jemand seine Adresse kennen muss.',
  source: sources.html,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable
      .filter(({ tree }) => elements(tree, 'link', isFeed).length === 0)
      .map((page) => ({
        ...placeOf(page),
        message: 'kündigt keinen Feed an',
        hint: '<link rel="alternate" type="application/rss+xml"> ergänzen.',
      })),
}

function isFeed({ rel, type }: { rel?: unknown; type?: unknown }): boolean {
  return [rel].flat().includes('alternate') && /^application\/(rss|atom)\+xml$/.test(String(type))
}

const feedItems: Rule = {
  id: 'feed-items',
  title: 'Jeder Beitrag im Feed hat Titel, Adresse, Datum und feste Kennung',
  why: 'MSN weist Beiträge ohne diese Angaben zurück und erkennt Aktualisierungen nur an einer Kennung, die gleich bleibt. Die Adresse der Seite ist die beständigste.',
  source: sources.msnItems,
  severity: 'error',
  covers: (site) => rssFeeds(site).map(({ file }) => file),
  check: (site) =>
    rssFeeds(site).flatMap(({ file, items }) =>
      items.flatMap((item, index) => {
        const isRepeated = items.findIndex(({ guid }) => guid === item.guid) !== index
        return [...faultsOf(item, site), ...(isRepeated ? [`Kennung ${item.guid} steht mehrmals`] : [])].map(
          (message) => ({ file: `dist/${file}`, message, hint: 'Im Feed berichtigen.' }),
        )
      }),
    ),
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
  severity: 'error',
  covers: (site) => rssFeeds(site).map(({ file }) => file),
  check: (site) =>
    rssFeeds(site).flatMap(({ file, items }) =>
      items.flatMap(({ title, link, html }) => {
        const tree = fromHtml(html, { fragment: true })
        const page = site.indexable.find(({ path }) => site.origin + path === link)
        const expected = page ? wordsOf(mainText(page.tree)).length * leastShare : 0
        const count = wordsOf(visibleText(tree)).length
        const addresses = ['href', 'src'].flatMap((name) => attributes(elements(tree), name))
        const relative = addresses.filter((address) => !/^(https:\/\/|mailto:|tel:)/.test(address))
        return [
          ...(count > expected ? [] : [`«${title}»: nur ${count} Wörter`]),
          ...relative.map((address) => `«${title}»: ${address} ist nicht vollständig oder unverschlüsselt`),
        ].map((message) => ({
          file: `dist/${file}`,
          message,
          hint: 'content:encoded vollständig schreiben.',
        }))
      }),
    ),
}

const feedImages: Rule = {
  id: 'feed-images',
  title: 'Jeder Beitrag im Feed hat ein Bild',
  why: 'MSN veröffentlicht nur Beiträge mit Bild selbsttätig. Das Bild muss über https abrufbar sein.',
  source: sources.msnContent,
  severity: 'error',
  covers: (site) => rssFeeds(site).map(({ file }) => file),
  check: (site) =>
    rssFeeds(site).flatMap(({ file, items }) =>
      items
        .filter(({ images }) => !images.some((address) => isThere(address, site)))
        .map(({ title, images }) => ({
          file: `dist/${file}`,
          message: `«${title}»: ${images.join(', ') || 'kein Bild'}`,
          hint: 'Mit media:content ein vorhandenes Bild nennen.',
        })),
    ),
}

function isThere(address: string, site: AuditedSite): boolean {
  if (!address.startsWith(`${site.origin}/`)) return false
  return fileAt(site, new URL(address).pathname) !== undefined
}

const oldest = 365

/** Compared with `lastBuildDate`, because the build reads no clock. */
const feedAge: Rule = {
  id: 'feed-age',
  title: 'Kein Beitrag im Feed ist älter als ein Jahr',
  why: 'MSN nimmt nur Beiträge auf, die weniger als 365 Tage alt und nicht in der Zukunft datiert sind.',
  source: sources.msnItems,
  severity: 'error',
  covers: (site) => rssFeeds(site).map(({ file }) => file),
  check: (site) =>
    rssFeeds(site).flatMap(({ file, root, items }) => {
      const built = Date.parse(textsAt(root, 'channel', 'lastBuildDate').join())
      return items.flatMap(({ title, published }) => {
        const days = (built - Date.parse(published)) / 86_400_000
        if (Number.isNaN(days) || (days >= 0 && days < oldest)) return []
        const message = `«${title}»: ${published} ist nicht im Jahr vor lastBuildDate`
        return [{ file: `dist/${file}`, message, hint: 'Den Beitrag weglassen oder das Datum berichtigen.' }]
      })
    }),
}

export const feed: Group = {
  title: 'Feed',
  rules: [feedFormat, feedAnnounced, feedItems, feedFullText, feedImages, feedAge],
}

interface FeedItem {
  title: string
  link: string
  guid: string
  published: string
  /** The full text as HTML. */
  html: string
  /** Addresses of the pictures that go with it. */
  images: string[]
}

interface RssFeed {
  file: string
  /** The element `<rss>`. */
  root: XmlElement
  items: FeedItem[]
}

const mediaRss = 'http://search.yahoo.com/mrss/'
const content = 'http://purl.org/rss/1.0/modules/content/'

/** The files that pages announce as feeds. */
function feedFiles(site: AuditedSite): string[] {
  const announced = site.indexable.flatMap(({ tree }) =>
    attributes(
      elements(tree, 'link', ({ type }) => /^application\/(rss|atom)\+xml$/.test(String(type))),
      'href',
    ),
  )
  const paths = announced.map((address) => new URL(address, site.origin).pathname)
  return [...new Set(paths)].map((path) => fileAt(site, path) ?? path.slice(1))
}

/** The announced feeds that are RSS 2.0. The rule on the format reports all others. */
function rssFeeds(site: AuditedSite): RssFeed[] {
  const feeds = known.get(site) ?? readFeeds(site)
  known.set(site, feeds)
  return feeds
}

/** A cache, because the feed is the largest file that is parsed. */
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
