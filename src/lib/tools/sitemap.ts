import type { Finding } from './finding.ts'
import { listFindings } from './finding-list.ts'
import { swissNumber } from './swiss-number.ts'

/** Reads XML; in the browser `new DOMParser()`. */
export type XmlParser = Pick<DOMParser, 'parseFromString'>

export interface SitemapEntry {
  address: string
  lastmod?: string
  /** The versions in other languages, as `xhtml:link` names them. */
  alternates: { code: string; address: string }[]
  /** It names `priority` or `changefreq`. */
  hasIgnored: boolean
}

export interface Sitemap {
  /** An index lists sitemaps instead of pages. */
  isIndex: boolean
  entries: SitemapEntry[]
}

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** 50,000 addresses and 50 MB uncompressed (sitemaps.org, Google). */
const mostEntries = 50_000
const mostBytes = 50 * 1024 * 1024

/** Reads a sitemap or an index of sitemaps; of anything else, it says what it is not. */
export function readSitemap(xml: string, parser: XmlParser): { sitemap: Sitemap; findings: Finding[] } {
  // The declaration must open the file; a paste often begins with a line break.
  const document = parser.parseFromString(xml.trimStart(), 'text/xml')
  const root = document.documentElement
  const sitemap: Sitemap = { isIndex: root.localName === 'sitemapindex', entries: [] }
  if (document.getElementsByTagName('parsererror').length > 0) return { sitemap, findings: [notXml] }
  if (!sitemap.isIndex && root.localName !== 'urlset')
    return { sitemap, findings: [notSitemap(root.localName)] }
  const name = sitemap.isIndex ? 'sitemap' : 'url'
  for (const element of childrenOf(root)) {
    if (element.localName === name) sitemap.entries.push(readEntry(element))
  }
  const findings = [
    ...aboutWhole(root, sitemap, xml),
    ...sitemap.entries.flatMap(aboutEntry),
    ...doubles(sitemap),
  ]
  return { sitemap, findings: listFindings(findings) }
}

function readEntry(element: Element): SitemapEntry {
  const entry: SitemapEntry = { address: '', alternates: [], hasIgnored: false }
  for (const child of childrenOf(element)) {
    // «image:loc» and the like belong to other namespaces.
    const isOwn = child.namespaceURI === element.namespaceURI
    const text = child.textContent.trim()
    if (isOwn && child.localName === 'loc') entry.address = text
    if (isOwn && child.localName === 'lastmod') entry.lastmod = text
    if (isOwn && /^(priority|changefreq)$/.test(child.localName)) entry.hasIgnored = true
    if (
      child.localName === 'link' &&
      child.getAttribute('rel') === 'alternate' &&
      child.hasAttribute('hreflang')
    ) {
      entry.alternates.push({
        code: child.getAttribute('hreflang') ?? '',
        address: child.getAttribute('href') ?? '',
      })
    }
  }
  return entry
}

/** Not `children`: jsdom, which the tests and the build use, counts that list anew at every step. */
function* childrenOf(element: Element): Generator<Element> {
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) yield child
}

const notXml: Finding = {
  grade: 'error',
  rule: 'sitemap/not-xml',
  problem: 'Das ist kein gültiges XML; eine Suchmaschine kann die Sitemap nicht lesen.',
  remedy: 'Im Browser öffnen, er nennt die Stelle; oft ist es ein «&» statt «&amp;» in einer Adresse.',
}

function notSitemap(name: string): Finding {
  const isFeed = /^(rss|feed|RDF)$/.test(name)
  return {
    grade: isFeed ? 'note' : 'error',
    rule: 'sitemap/root',
    problem: isFeed
      ? 'Das ist ein Feed. Google nimmt ihn als Sitemap an, dieses Werkzeug prüft ihn nicht.'
      : `Das Wurzelelement heisst «${name.slice(0, 40)}» statt «urlset» oder «sitemapindex».`,
    remedy: 'Eine Sitemap nach sitemaps.org einfügen.',
  }
}

function aboutWhole(root: Element, { entries }: Sitemap, xml: string): Finding[] {
  const findings: Finding[] = []
  if (root.namespaceURI !== sitemapNamespace) {
    findings.push({
      grade: 'error',
      rule: 'sitemap/namespace',
      problem: `Der Namensraum der Sitemap fehlt oder ist ein anderer: «${root.namespaceURI ?? ''}».`,
      remedy: `xmlns="${sitemapNamespace}" am Wurzelelement setzen.`,
    })
  }
  if (entries.length === 0) {
    findings.push({
      grade: 'warning',
      rule: 'sitemap/empty',
      problem: 'Die Sitemap nennt keine Adresse.',
      remedy: 'Die Seiten aufnehmen, die in der Suche stehen sollen.',
    })
  }
  if (entries.length > mostEntries || new TextEncoder().encode(xml).length > mostBytes) {
    findings.push({
      grade: 'error',
      rule: 'sitemap/too-large',
      problem: `Die Sitemap hat ${swissNumber(entries.length)} Einträge; erlaubt sind 50'000 und 50 MB.`,
      remedy: 'Auf mehrere Dateien verteilen und diese in einem Sitemap-Index nennen.',
    })
  }
  const ignored = entries.filter(({ hasIgnored }) => hasIgnored).length
  if (ignored > 0) {
    findings.push({
      grade: 'note',
      rule: 'sitemap/ignored-fields',
      problem: `${swissNumber(ignored)} ${ignored === 1 ? 'Eintrag nennt' : 'Einträge nennen'} «priority» oder «changefreq»; Google wertet beides nicht aus.`,
      remedy: 'Weglassen, und dafür «lastmod» wahr halten.',
    })
  }
  return findings
}

/** W3C date and time: from the year alone to the fraction of a second with its zone. */
const dateForm = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/

function aboutEntry({ address, lastmod }: SitemapEntry, index: number): Finding[] {
  const place = `Eintrag ${swissNumber(index + 1)}`
  const shown = address.slice(0, 120)
  const findings: Finding[] = []
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) {
    findings.push({
      grade: 'error',
      rule: 'sitemap/relative',
      problem:
        address === ''
          ? 'Der Eintrag nennt keine Adresse (<loc>).'
          : `«${shown}» ist keine vollständige Adresse.`,
      remedy: 'Mit https:// und Host schreiben.',
      place,
    })
  } else if (address.includes('#')) {
    findings.push({
      grade: 'warning',
      rule: 'sitemap/fragment',
      problem: `«${shown}» nennt eine Stelle in der Seite («#»); Suchmaschinen kennen nur die Seite.`,
      remedy: 'Den Teil ab «#» weglassen.',
      place,
    })
  }
  if (lastmod !== undefined && (!dateForm.test(lastmod) || Number.isNaN(Date.parse(lastmod)))) {
    findings.push({
      grade: 'warning',
      rule: 'sitemap/lastmod',
      problem: `«${lastmod.slice(0, 40)}» ist kein Datum nach W3C.`,
      remedy: 'Als 2026-11-22 oder 2026-11-22T08:30:00+01:00 schreiben.',
      place,
    })
  }
  return findings
}

function doubles({ entries }: Sitemap): Finding[] {
  const seen = new Map<string, number>()
  return entries.flatMap(({ address }, index) => {
    const first = seen.get(address)
    if (first === undefined) seen.set(address, index + 1)
    if (first === undefined || address === '') return []
    return [
      {
        grade: 'note',
        rule: 'sitemap/double',
        problem: `«${address.slice(0, 120)}» steht schon in Eintrag ${swissNumber(first)}.`,
        remedy: 'Einen der beiden Einträge entfernen.',
        place: `Eintrag ${swissNumber(index + 1)}`,
      },
    ]
  })
}
