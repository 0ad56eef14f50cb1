import { fileAt, textOf, type AuditedSite } from './audited-site.ts'
import { parseXml, textsOf } from './xml-document.ts'

interface SitemapEntry {
  file: string
  address: string
  lastModified: string
}

export interface Sitemap {
  entries: SitemapEntry[]
  faults: { file: string; what: string }[]
}

/** What `sitemap.xml` lists, or the sitemaps that it names where it is an index. */
export function readSitemap(site: AuditedSite, file = 'sitemap.xml'): Sitemap {
  const text = textOf(site, file)
  if (text === undefined) return { entries: [], faults: [{ file, what: 'fehlt' }] }
  const { document, fault } = parseXml(text)
  if (!document) return { entries: [], faults: [{ file, what: `ist kein gültiges XML: ${fault}` }] }
  const parts = textsOf(document, 'sitemapindex > sitemap > loc').map((address) =>
    readSitemap(site, fileAt(site, new URL(address, site.origin).pathname) ?? address),
  )
  const own = [...document.querySelectorAll('urlset > url')].map((url) => ({
    file,
    address: textsOf(url, 'loc').join(),
    lastModified: textsOf(url, 'lastmod').join(),
  }))
  return {
    entries: [...own, ...parts.flatMap(({ entries }) => entries)],
    faults: parts.flatMap(({ faults }) => faults),
  }
}
