import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { authorOf } from '../../src/lib/site/page-slots.ts'
import { pageUrl, site, slots as ownSlots } from '../content/identity.ts'
import type { Slots } from '../../src/lib/site/slots-schema.ts'
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

/**
 * The text of a page for feed readers: with absolute URLs, without navigation and controls. The preview image replaces the figure, whose colours need the
 * site's styles.
 */
export function feedText(page: Root, url: string, image: string): string {
  const text: Root = { type: 'root', children: structuredClone(prose(page)) }
  visit(text, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (isOfTheSite(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.tagName === 'svg') {
      parent.children[index] = picture(node, image)
      return SKIP
    }
    node.properties = readable(node, url)
    return undefined
  })
  return toHtml(text)
}

/** The first one is the text, without offer and further reading. */
function prose(tree: Root): ElementContent[] {
  let found: ElementContent[] = []
  visit(tree, 'element', ({ properties, children }) => {
    if (![properties.className].flat().includes('prose')) return undefined
    found = children
    return EXIT
  })
  return found
}

const controls = new Set(['nav', 'button', 'form', 'script', 'style'])

function isOfTheSite({ tagName, properties, children }: Element): boolean {
  const classes = new Set([properties.className].flat())
  // The table of contents folds; what else folds is text.
  const isContents =
    tagName === 'details' && children.some((child) => 'tagName' in child && child.tagName === 'nav')
  return controls.has(tagName) || classes.has('page-note') || classes.has('frame-body') || isContents
}

function picture({ properties }: Element, src: string): Element {
  return {
    type: 'element',
    tagName: 'img',
    properties: {
      src,
      alt: properties.ariaLabel ?? '',
      width: previewImageWidth,
      height: previewImageHeight,
    },
    children: [],
  }
}

/** The attributes that feed readers understand. */
function readable({ properties }: Element, url: string): Element['properties'] {
  const { href, id, lang } = properties
  return {
    ...(typeof href === 'string' && { href: new URL(href, url).href }),
    ...(id && { id }),
    ...(lang && { lang }),
  }
}
