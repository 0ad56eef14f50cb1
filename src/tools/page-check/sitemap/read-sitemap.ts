import { findingOf, type Finding } from '../../shared/finding.ts'
import { attributeOf, childrenOf, readXml, textOf, type XmlElement } from '../../shared/read-xml.ts'

export interface SitemapEntry {
  address: string
  lastmod?: string
  /** The language versions in `xhtml:link` elements. */
  alternates: { code: string; address: string }[]
}

export interface Sitemap {
  /** Whether it is a sitemap index, which lists sitemaps instead of pages. */
  isIndex: boolean
  /** The namespace of the root element. */
  namespace: string
  entries: SitemapEntry[]
}

/** Parses a sitemap or a sitemap index without checking its entries. Anything else is a finding. */
export function readSitemap(xml: string): { sitemap: Sitemap; findings: Finding[] } {
  const nothing: Sitemap = { isIndex: false, namespace: '', entries: [] }
  if (/^\s*<(?:!doctype html|html)\b/i.test(xml)) return { sitemap: nothing, findings: [htmlPage] }
  // The XML declaration must be at the beginning, but a paste often begins with a line break.
  const { root, fault } = readXml(xml.trimStart())
  if (!root) {
    const problem = `Das ist kein gültiges XML, eine Suchmaschine kann die Sitemap nicht lesen: ${fault.problem}.`
    const remedy = 'Diese Stelle berichtigen und noch einmal prüfen.'
    const finding = findingOf('error', 'sitemap/not-xml', problem, remedy, `Zeile ${fault.line}`)
    return { sitemap: nothing, findings: [finding] }
  }
  const isIndex = root.name === 'sitemapindex'
  if (!isIndex && root.name !== 'urlset') return { sitemap: nothing, findings: [notSitemap(root.name)] }
  const name = isIndex ? 'sitemap' : 'url'
  const entries = childrenOf(root)
    .filter((element) => element.name === name)
    .map(readEntry)
  return { sitemap: { isIndex, namespace: root.namespace, entries }, findings: [] }
}

function readEntry(element: XmlElement): SitemapEntry {
  const entry: SitemapEntry = { address: '', alternates: [] }
  for (const child of childrenOf(element)) {
    // Not «image:loc» and the like of other namespaces.
    const isOwn = child.namespace === element.namespace
    if (isOwn && child.name === 'loc') entry.address = textOf(child).trim()
    if (isOwn && child.name === 'lastmod') entry.lastmod = textOf(child).trim()
    const code = attributeOf(child, 'hreflang')
    const isLink = child.name === 'link' && child.namespace === 'http://www.w3.org/1999/xhtml'
    if (isLink && attributeOf(child, 'rel') === 'alternate' && code !== undefined)
      entry.alternates.push({ code, address: attributeOf(child, 'href') ?? '' })
  }
  return entry
}

const htmlPage = findingOf(
  'error',
  'sitemap/root',
  'Das ist eine HTML-Seite, keine Sitemap.',
  'Öffnen Sie /sitemap.xml oder die Adresse hinter «Sitemap:» in der robots.txt; finden Sie keine, lassen Sie das Feld leer.',
)

function notSitemap(name: string): Finding {
  const isFeed = /^(rss|feed|RDF)$/.test(name)
  return findingOf(
    isFeed ? 'unchecked' : 'error',
    'sitemap/root',
    isFeed
      ? 'Das ist ein Feed. Google nimmt ihn als Sitemap an, dieses Werkzeug prüft ihn nicht.'
      : `Das Wurzelelement heisst «${name.slice(0, 40)}» statt «urlset» oder «sitemapindex».`,
    'Fügen Sie eine Sitemap nach sitemaps.org ein.',
  )
}
