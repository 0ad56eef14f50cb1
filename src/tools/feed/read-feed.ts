import type { Finding } from '../shared/finding.ts'
import type { Work } from '../shared/slices.ts'
import { readXml, type XmlFault } from '../shared/xml/read-xml.ts'
import { attributeOf, childrenOf, textOf, type XmlElement } from '../shared/xml/xml-element.ts'

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

const content = 'http://purl.org/rss/1.0/modules/content/'
const media = 'http://search.yahoo.com/mrss/'
const terms = 'http://purl.org/dc/terms/'
const microsoft = 'http://schemas.ingestion.microsoft.com/common/'
const atom = 'http://www.w3.org/2005/Atom'

const mostCharacters = 10_000_000

/** The entries of an RSS 2.0 or Atom feed, or of a single `<item>`. Nothing of it is loaded or run. */
export function* readFeed(xml: string): Work<{ items: FeedItem[]; findings: Finding[] }> {
  const text = xml.trim().replace(/^\uFEFF/, '')
  if (!text.startsWith('<')) return { items: [], findings: [noXml] }
  if (text.length > mostCharacters) return { items: [], findings: [tooLarge] }
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return { items: [], findings: [withEntities] }
  const { root, fault } = yield* readXml(/^<item[\s>]/.test(text) ? wrapped(text) : text)
  if (!root) return { items: [], findings: [broken(fault)] }
  if (root.name === 'feed' && root.namespace === atom)
    return yield* found(children(root, atom, 'entry'), atomItem)
  const channel = childrenOf(root).find(({ name }) => name === 'channel')
  if (root.name !== 'rss' || !channel) return { items: [], findings: [otherFormat] }
  return yield* found(children(channel, '', 'item'), rssItem)
}

function* found(
  entries: XmlElement[],
  read: (entry: XmlElement) => FeedItem,
): Work<{ items: FeedItem[]; findings: Finding[] }> {
  const items: FeedItem[] = []
  for (const entry of entries) {
    items.push(read(entry))
    if (items.length % entriesAtOnce === 0) yield 0.5
  }
  return { items, findings: items.length === 0 ? [noItems] : [] }
}

/** So many entries are read before the visitor may be answered. */
const entriesAtOnce = 100

function rssItem(item: XmlElement): FeedItem {
  return {
    ...common(item),
    guid: told(item, '', 'guid'),
    title: told(item, '', 'title'),
    link: told(item, '', 'link'),
    published: told(item, '', 'pubDate'),
    modified: told(item, terms, 'modified'),
    body: told(item, content, 'encoded'),
  }
}

function atomItem(entry: XmlElement): FeedItem {
  const links = children(entry, atom, 'link')
  const own = links.find((link) => (attributeOf(link, 'rel') ?? 'alternate') === 'alternate')
  return {
    ...common(entry),
    guid: told(entry, atom, 'id'),
    title: told(entry, atom, 'title'),
    link: (own && attributeOf(own, 'href')) ?? '',
    published: told(entry, atom, 'published'),
    modified: told(entry, atom, 'updated'),
    body: told(entry, atom, 'content'),
  }
}

function common(item: XmlElement): Pick<FeedItem, 'shortTitle' | 'images'> {
  const groups = children(item, media, 'group')
  const pictures = [item, ...groups].flatMap((parent) => children(parent, media, 'content'))
  const enclosures = childrenOf(item).filter(
    (one) => one.name === 'enclosure' || (one.name === 'link' && attributeOf(one, 'rel') === 'enclosure'),
  )
  return {
    shortTitle: told(item, microsoft, 'shortTitle'),
    images: [...pictures, ...enclosures].filter(isImage).map((one) => ({
      address: attributeOf(one, 'url') ?? attributeOf(one, 'href') ?? '',
      bytes: Number(attributeOf(one, 'fileSize') ?? attributeOf(one, 'length')) || undefined,
    })),
  }
}

function isImage(element: XmlElement): boolean {
  const type = attributeOf(element, 'type') ?? ''
  return attributeOf(element, 'medium') === 'image' || type === '' || type.startsWith('image/')
}

function children(parent: XmlElement, namespace: string, wanted: string): XmlElement[] {
  return childrenOf(parent).filter((one) => one.name === wanted && one.namespace === namespace)
}

function told(parent: XmlElement, namespace: string, wanted: string): string {
  const [first] = children(parent, namespace, wanted)
  return first ? textOf(first).trim() : ''
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
  'Der Feed ist grösser als 10\u00A0MB; MSN liest ihn nicht ein.',
  'Führen Sie nur die neusten Artikel im Feed.',
)
const withEntities = error(
  'feed/doctype',
  'Der Feed enthält eine DOCTYPE- oder ENTITY-Angabe; solche liest dieses Werkzeug nicht.',
  'Lassen Sie die Angabe weg; RSS 2.0 und Atom brauchen keine.',
)
function broken({ line, problem }: XmlFault): Finding {
  return {
    ...error(
      'feed/broken',
      `Das XML ist nicht wohlgeformt: ${problem}. MSN liest dann keinen einzigen Artikel.`,
      'Oft ist es ein «&» ohne «amp;», ein offenes Element oder ein nicht angemeldeter Namensraum.',
    ),
    place: `Zeile ${line}`,
  }
}

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
