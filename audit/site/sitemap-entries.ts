import { fileAt, textOf, type AuditedSite } from './audited-site.ts'
import { elementsAt, parseXml, textsAt } from './xml-document.ts'

interface SitemapEntry {
  file: string
  address: string
  lastModified: string
}

export interface Sitemap {
  entries: SitemapEntry[]
  faults: { file: string; message: string }[]
}

/** What `sitemap.xml` lists, or the sitemaps that it names where it is an index. */
export function readSitemap(site: AuditedSite, file = 'sitemap.xml'): Sitemap {
  const text = textOf(site, file)
  if (text === undefined) return { entries: [], faults: [{ file, message: 'fehlt' }] }
  const { root, fault } = parseXml(text)
  if (!root) return { entries: [], faults: [{ file, message: `ist kein gültiges XML: ${fault}` }] }
  const named = root.name === 'sitemapindex' ? textsAt(root, 'sitemap', 'loc') : []
  const parts = named.map((address) =>
    readSitemap(site, fileAt(site, new URL(address, site.origin).pathname) ?? address),
  )
  const own = (root.name === 'urlset' ? elementsAt(root, 'url') : []).map((url) => ({
    file,
    address: textsAt(url, 'loc').join(),
    lastModified: textsAt(url, 'lastmod').join(),
  }))
  return {
    entries: [...own, ...parts.flatMap(({ entries }) => entries)],
    faults: parts.flatMap(({ faults }) => faults),
  }
}
