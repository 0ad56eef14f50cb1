import { comparable } from '../shared/compare-addresses.ts'
import { findingsOf, listFindings, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { attributeOf, childrenOf, readXml, textOf, type XmlElement } from '../shared/read-xml.ts'

interface SitemapEntry {
  address: string
  lastmod?: string
  /** The language versions in `xhtml:link` elements. */
  alternates: { code: string; address: string }[]
}

interface Sitemap {
  /** Whether it is a sitemap index, which lists sitemaps instead of pages. */
  isIndex: boolean
  /** The namespace of the root element. */
  namespace: string
  entries: SitemapEntry[]
}

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const told = findingsOf('sitemap')

/** Reads a sitemap and finds its errors. */
export function checkSitemap(xml: string): { sitemap: Sitemap; findings: Finding[] } {
  const { sitemap, findings } = readSitemap(xml)
  if (findings.length > 0) return { sitemap, findings }
  const { isIndex, namespace, entries } = sitemap
  if (namespace !== sitemapNamespace) {
    const problem = `Der Namensraum der Sitemap fehlt oder ist ein anderer: «${namespace}».`
    findings.push(told('error', 'namespace', problem, `xmlns="${sitemapNamespace}" am Wurzelelement setzen.`))
  }
  if (entries.length === 0) {
    const remedy = 'Die Seiten aufnehmen, die in der Suche stehen sollen.'
    findings.push(told('warning', 'empty', 'Die Sitemap nennt keine Adresse.', remedy))
  } else if (isIndex) findings.push(onlyIndex)
  return { sitemap, findings: listFindings([...findings, ...entries.flatMap(aboutEntry)]) }
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
    const finding = told('error', 'not-xml', problem, remedy, `Zeile ${fault.line}`)
    return { sitemap: nothing, findings: [finding] }
  }
  const isIndex = root.name === 'sitemapindex'
  if (!isIndex && root.name !== 'urlset') return { sitemap: nothing, findings: [notSitemap(root.name)] }
  const entries = childrenOf(root)
    .filter(({ name }) => name === (isIndex ? 'sitemap' : 'url'))
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

/** W3C date and time, from a year alone to fractions of a second with a time zone. */
const dateForm = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/

function aboutEntry({ address, lastmod }: SitemapEntry, index: number): Finding[] {
  const place = `Eintrag ${swissNumber(index + 1)}`
  const shown = `«${address.slice(0, 120)}»`
  const findings: Finding[] = []
  if (comparable(address) === undefined) {
    const problem = address
      ? `${shown} ist keine vollständige Adresse.`
      : 'Der Eintrag nennt keine Adresse (<loc>).'
    findings.push(told('error', 'relative', problem, 'Mit https:// und Host schreiben.', place))
  } else if (/\s/.test(address)) {
    const problem = `${shown} enthält ein Leerzeichen; das darf eine Adresse nicht.`
    findings.push(told('error', 'space', problem, 'Als «%20» schreiben.', place))
  } else if (address.includes('#')) {
    const problem = `${shown} nennt eine Stelle in der Seite («#»); Suchmaschinen kennen nur die Seite.`
    findings.push(told('warning', 'fragment', problem, 'Den Teil ab «#» weglassen.', place))
  }
  if (lastmod !== undefined && !(dateForm.test(lastmod) && Date.parse(lastmod))) {
    const problem = `«${lastmod.slice(0, 40)}» ist kein Datum nach W3C.`
    const remedy = 'Als 2026-11-22 oder 2026-11-22T08:30:00+01:00 schreiben.'
    findings.push(told('warning', 'lastmod', problem, remedy, place))
  }
  return findings
}

export const onlyIndex = told(
  'unchecked',
  'index',
  'Das ist ein Index; die Sitemaps, die er nennt, sind nicht geprüft.',
  'Öffnen Sie diese Sitemaps und fügen Sie sie einzeln ein.',
)

const htmlPage = told(
  'error',
  'root',
  'Das ist eine HTML-Seite, keine Sitemap.',
  'Öffnen Sie /sitemap.xml oder die Adresse hinter «Sitemap:» in der robots.txt; finden Sie keine, lassen Sie das Feld leer.',
)

function notSitemap(name: string): Finding {
  const remedy = 'Fügen Sie eine Sitemap nach sitemaps.org ein.'
  const isFeed = /^(rss|feed|RDF)$/.test(name)
  const problem = isFeed
    ? 'Das ist ein Feed. Google nimmt ihn als Sitemap an, dieses Werkzeug prüft ihn nicht.'
    : `Das Wurzelelement heisst «${name.slice(0, 40)}» statt «urlset» oder «sitemapindex».`
  return told(isFeed ? 'unchecked' : 'error', 'root', problem, remedy)
}
