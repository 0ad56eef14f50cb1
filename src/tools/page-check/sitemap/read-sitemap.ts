import type { Finding } from '../../shared/finding.ts'
import { readXml, type XmlFault } from '../../shared/read-xml.ts'
import { attributeOf, childrenOf, textOf, type XmlElement } from '../../shared/read-xml.ts'
import type { Sitemap, SitemapEntry } from './sitemap.ts'

/** Reads a sitemap or an index of sitemaps, without checking what it says; of anything else, it says what it is not. */
export function readSitemap(xml: string): { sitemap: Sitemap; findings: Finding[] } {
  const nothing: Sitemap = { isIndex: false, namespace: '', entries: [] }
  // The declaration must open the file; a paste often begins with a line break.
  const { root, fault } = readXml(xml.trimStart())
  if (!root) return { sitemap: nothing, findings: [notXml(fault)] }
  const isIndex = root.name === 'sitemapindex'
  if (!isIndex && root.name !== 'urlset') return { sitemap: nothing, findings: [notSitemap(root.name)] }
  const name = isIndex ? 'sitemap' : 'url'
  const entries = childrenOf(root)
    .filter((element) => element.name === name)
    .map(readEntry)
  return { sitemap: { isIndex, namespace: root.namespace, entries }, findings: [] }
}

function readEntry(element: XmlElement): SitemapEntry {
  const entry: SitemapEntry = { address: '', alternates: [], hasIgnored: false }
  for (const child of childrenOf(element)) {
    // «image:loc» and the like belong to other namespaces.
    const isOwn = child.namespace === element.namespace
    if (isOwn && child.name === 'loc') entry.address = textOf(child).trim()
    if (isOwn && child.name === 'lastmod') entry.lastmod = textOf(child).trim()
    if (isOwn && /^(priority|changefreq)$/.test(child.name)) entry.hasIgnored = true
    const code = attributeOf(child, 'hreflang')
    if (child.name === 'link' && attributeOf(child, 'rel') === 'alternate' && code !== undefined)
      entry.alternates.push({ code, address: attributeOf(child, 'href') ?? '' })
  }
  return entry
}

function notXml({ line, problem }: XmlFault): Finding {
  return {
    grade: 'error',
    rule: 'sitemap/not-xml',
    problem: `Das ist kein gültiges XML, eine Suchmaschine kann die Sitemap nicht lesen: ${problem}.`,
    remedy: 'Diese Stelle berichtigen und noch einmal prüfen.',
    place: `Zeile ${line}`,
  }
}

function notSitemap(name: string): Finding {
  const isFeed = /^(rss|feed|RDF)$/.test(name)
  return {
    grade: isFeed ? 'unchecked' : 'error',
    rule: 'sitemap/root',
    problem: isFeed
      ? 'Das ist ein Feed. Google nimmt ihn als Sitemap an, dieses Werkzeug prüft ihn nicht.'
      : `Das Wurzelelement heisst «${name.slice(0, 40)}» statt «urlset» oder «sitemapindex».`,
    remedy: 'Eine Sitemap nach sitemaps.org einfügen.',
  }
}
