import { canonicalUrl } from '../../src/lib/site/canonical-url.ts'
import { lastChange } from '../../src/lib/site/swiss-date.ts'
import type { OutputFile } from '../output-file.ts'
import type { SitePage } from '../content/site-page.ts'
import { xml } from './xml.ts'

/** How much one sitemap may hold: URLs, and bytes uncompressed (sitemaps.org/protocol.html). */
interface Limits {
  urls: number
  bytes: number
}

const limitsOfTheProtocol: Limits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

interface Entry {
  day: string
  text: string
}

/**
 * All pages with the day of their last change of substance. No `changefreq` or `priority`: search engines ignore them. Where
 * one file may not hold all of them, `sitemap.xml` is an index of parts.
 */
export function sitemap(pages: SitePage[], limits = limitsOfTheProtocol): OutputFile[] {
  const entries = pages
    .map((page): Entry => {
      const day = lastChange(page.page)
      const text = `<url><loc>${xml(canonicalUrl(page.path))}</loc><lastmod>${day}</lastmod></url>\n`
      return { day, text }
    })
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
  const parts = split(entries, limits)
  const [whole] = parts
  if (whole && parts.length === 1) return [{ path: 'sitemap.xml', content: listOf('urlset', whole) }]
  const index = parts.map((part, number): Entry => {
    const day = part.map((entry) => entry.day).reduce((latest, other) => (other > latest ? other : latest))
    const address = canonicalUrl(`/${partName(number)}`)
    return { day, text: `<sitemap><loc>${xml(address)}</loc><lastmod>${day}</lastmod></sitemap>\n` }
  })
  return [
    { path: 'sitemap.xml', content: listOf('sitemapindex', index) },
    ...parts.map((part, number) => ({ path: partName(number), content: listOf('urlset', part) })),
  ]
}

function split(entries: Entry[], { urls, bytes }: Limits): Entry[][] {
  const parts: Entry[][] = []
  const frame = Buffer.byteLength(listOf('urlset', []))
  let room = 0
  for (const entry of entries) {
    const size = Buffer.byteLength(entry.text)
    const last = parts.at(-1)
    if (last && last.length < urls && size <= room) {
      last.push(entry)
      room -= size
    } else {
      parts.push([entry])
      room = bytes - frame - size
    }
  }
  return parts
}

function partName(index: number): string {
  return `sitemap-${index + 1}.xml`
}

function listOf(element: 'urlset' | 'sitemapindex', entries: Entry[]): string {
  const start = `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  return `${start}${entries.map(({ text }) => text).join('')}</${element}>\n`
}
