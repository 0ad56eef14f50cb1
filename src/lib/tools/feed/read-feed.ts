import type { Finding } from '../finding.ts'

/** What MSN looks at in an entry; texts are empty where the feed has none. */
export interface FeedItem {
  guid: string
  title: string
  shortTitle: string
  link: string
  published: string
  modified: string
  /** The whole article as HTML. */
  body: string
  images: { address: string; bytes: number | undefined }[]
}

/** Parses XML, as `(xml) => new DOMParser().parseFromString(xml, 'text/xml')` does. */
export type ParseXml = (xml: string) => Document

const content = 'http://purl.org/rss/1.0/modules/content/'
const media = 'http://search.yahoo.com/mrss/'
const terms = 'http://purl.org/dc/terms/'
const microsoft = 'http://schemas.ingestion.microsoft.com/common/'
const atom = 'http://www.w3.org/2005/Atom'

const mostCharacters = 10_000_000

/** The entries of an RSS 2.0 or Atom feed, or of a single `<item>`. Nothing of it is loaded or run. */
export function readFeed(xml: string, parse: ParseXml): { items: FeedItem[]; findings: Finding[] } {
  const text = xml.trim().replace(/^\uFEFF/, '')
  if (!text.startsWith('<')) return { items: [], findings: [noXml] }
  if (text.length > mostCharacters) return { items: [], findings: [tooLarge] }
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return { items: [], findings: [withEntities] }
  const root = parse(/^<item[\s>]/.test(text) ? wrapped(text) : text).documentElement
  if (root.localName === 'parsererror' || root.getElementsByTagName('parsererror').length > 0)
    return { items: [], findings: [broken] }
  if (root.localName === 'feed' && root.namespaceURI === atom) {
    return found([...root.children].filter(({ localName }) => localName === 'entry').map(atomItem))
  }
  const channel = [...root.children].find(({ localName }) => localName === 'channel')
  if (root.localName !== 'rss' || !channel) return { items: [], findings: [otherFormat] }
  return found([...channel.children].filter(({ localName }) => localName === 'item').map(rssItem))
}

function found(items: FeedItem[]): { items: FeedItem[]; findings: Finding[] } {
  return { items, findings: items.length === 0 ? [noItems] : [] }
}

function rssItem(item: Element): FeedItem {
  return {
    ...common(item),
    guid: textOf(item, null, 'guid'),
    title: textOf(item, null, 'title'),
    link: textOf(item, null, 'link'),
    published: textOf(item, null, 'pubDate'),
    modified: textOf(item, terms, 'modified'),
    body: textOf(item, content, 'encoded'),
  }
}

function atomItem(entry: Element): FeedItem {
  const links = children(entry, atom, 'link')
  const own = links.find((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate')
  return {
    ...common(entry),
    guid: textOf(entry, atom, 'id'),
    title: textOf(entry, atom, 'title'),
    link: own?.getAttribute('href') ?? '',
    published: textOf(entry, atom, 'published'),
    modified: textOf(entry, atom, 'updated'),
    body: textOf(entry, atom, 'content'),
  }
}

function common(item: Element): Pick<FeedItem, 'shortTitle' | 'images'> {
  const groups = children(item, media, 'group')
  const pictures = [item, ...groups].flatMap((parent) => children(parent, media, 'content'))
  const enclosures = [...item.children].filter(
    (one) =>
      one.localName === 'enclosure' || (one.localName === 'link' && one.getAttribute('rel') === 'enclosure'),
  )
  return {
    shortTitle: textOf(item, microsoft, 'shortTitle'),
    images: [...pictures, ...enclosures].filter(isImage).map((one) => ({
      address: one.getAttribute('url') ?? one.getAttribute('href') ?? '',
      bytes: Number(one.getAttribute('fileSize') ?? one.getAttribute('length')) || undefined,
    })),
  }
}

function isImage(element: Element): boolean {
  const type = element.getAttribute('type') ?? ''
  return element.getAttribute('medium') === 'image' || type === '' || type.startsWith('image/')
}

function children(parent: Element, namespace: string | null, name: string): Element[] {
  return [...parent.children].filter(
    (one) => one.localName === name && (one.namespaceURI || null) === namespace,
  )
}

function textOf(parent: Element, namespace: string | null, name: string): string {
  return children(parent, namespace, name)[0]?.textContent?.trim() ?? ''
}

function wrapped(item: string): string {
  return `<rss version="2.0" xmlns:content="${content}" xmlns:media="${media}" xmlns:dcterms="${terms}" xmlns:mi="${microsoft}" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${item}</channel></rss>`
}

function error(rule: string, problem: string, remedy: string): Finding {
  return { grade: 'error', rule, problem, remedy }
}

const noXml = error(
  'feed/no-xml',
  'Das ist kein XML.',
  'Fügen Sie den Quelltext des Feeds oder eines <item> ein.',
)
const tooLarge = error(
  'feed/too-large',
  'Der Feed ist grösser als 10 MB; MSN liest ihn nicht ein.',
  'Führen Sie nur die neusten Artikel im Feed.',
)
const withEntities = error(
  'feed/doctype',
  'Der Feed enthält eine DOCTYPE- oder ENTITY-Angabe; solche liest dieses Werkzeug nicht.',
  'Lassen Sie die Angabe weg; RSS 2.0 und Atom brauchen keine.',
)
const broken = error(
  'feed/broken',
  'Das XML ist nicht wohlgeformt; MSN liest dann keinen einzigen Artikel.',
  'Oft ist es ein «&» ohne «amp;», ein offenes Element oder ein nicht angemeldeter Namensraum.',
)
const otherFormat = error(
  'feed/format',
  'Das ist weder RSS 2.0 noch Atom 1.0.',
  'MSN nimmt nur diese beiden Formate.',
)
const noItems = error(
  'feed/no-items',
  'Der Feed enthält keine Artikel.',
  'Ein <item> (RSS) oder <entry> (Atom) je Artikel gehört in den Feed.',
)
