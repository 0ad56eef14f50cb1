import { comparable } from '../../shared/compare-addresses.ts'
import { dayNumber } from '../../shared/calendar-day.ts'
import { findingsOf, listFindings, type Finding } from '../../shared/finding.ts'
import { swissNumber } from '../../shared/numbers.ts'
import { readSitemap, type Sitemap, type SitemapEntry } from './read-sitemap.ts'

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The limits: 50,000 URLs, 50 MB uncompressed, less than 2,048 characters in a URL (sitemaps.org, Google). */
const mostEntries = 50_000
const mostBytes = 50 * 1024 * 1024
const longestLoc = 2047

/** Reads a sitemap and finds its errors. */
export function checkSitemap(xml: string): { sitemap: Sitemap; findings: Finding[] } {
  const { sitemap, findings } = readSitemap(xml)
  if (findings.length > 0) return { sitemap, findings }
  const { entries } = sitemap
  return {
    sitemap,
    findings: listFindings([
      ...aboutWhole(sitemap, xml),
      ...entries.flatMap(aboutEntry),
      ...doubles(entries),
    ]),
  }
}

const told = findingsOf('sitemap')

/** Checks a sitemap as a whole. */
function aboutWhole({ isIndex, namespace, entries }: Sitemap, xml: string): Finding[] {
  const findings: Finding[] = []
  if (namespace !== sitemapNamespace) {
    const problem = `Der Namensraum der Sitemap fehlt oder ist ein anderer: «${namespace}».`
    findings.push(told('error', 'namespace', problem, `xmlns="${sitemapNamespace}" am Wurzelelement setzen.`))
  }
  if (entries.length === 0) {
    const remedy = 'Die Seiten aufnehmen, die in der Suche stehen sollen.'
    findings.push(told('warning', 'empty', 'Die Sitemap nennt keine Adresse.', remedy))
  } else if (isIndex) {
    const problem = 'Das ist ein Index; die Sitemaps, die er nennt, sind nicht geprüft.'
    findings.push(
      told('unchecked', 'index', problem, 'Öffnen Sie diese Sitemaps und fügen Sie sie einzeln ein.'),
    )
  }
  if (entries.length > mostEntries || new TextEncoder().encode(xml).length > mostBytes) {
    const problem = `Die Sitemap hat ${swissNumber(entries.length)} Einträge; erlaubt sind 50'000 und 50\u00A0MB.`
    const remedy = 'Auf mehrere Dateien verteilen und diese in einem Sitemap-Index nennen.'
    findings.push(told('error', 'too-large', problem, remedy))
  }
  const ignored = entries.filter(({ hasIgnored }) => hasIgnored).length
  if (ignored > 0) {
    const name = ignored === 1 ? 'Eintrag nennt' : 'Einträge nennen'
    const problem = `${swissNumber(ignored)} ${name} «priority» oder «changefreq»; Google wertet beides nicht aus.`
    findings.push(
      told('note', 'ignored-fields', problem, 'Weglassen und dafür «lastmod» richtig nachführen.'),
    )
  }
  return findings
}

/** In milliseconds. In Switzerland a day begins before it does in UTC. */
const oneDay = 86_400_000

/** W3C date and time, from a year alone to fractions of a second with a time zone. */
const dateForm = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/

function isDate(text: string): boolean {
  const day = text.slice(0, 10)
  return (
    dateForm.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    (day.length < 10 || dayNumber(day) !== undefined)
  )
}

function aboutEntry({ address, lastmod }: SitemapEntry, index: number): Finding[] {
  const place = `Eintrag ${swissNumber(index + 1)}`
  const shown = address.slice(0, 120)
  const findings: Finding[] = []
  if (comparable(address) === undefined) {
    const problem =
      address === ''
        ? 'Der Eintrag nennt keine Adresse (<loc>).'
        : `«${shown}» ist keine vollständige Adresse.`
    findings.push(told('error', 'relative', problem, 'Mit https:// und Host schreiben.', place))
  } else if (address.length > longestLoc) {
    const problem = `«${shown}…» ist ${swissNumber(address.length)} Zeichen lang; erlaubt sind weniger als 2'048.`
    findings.push(told('error', 'too-long', problem, 'Die Adresse kürzen.', place))
  } else if (/\s/.test(address)) {
    const problem = `«${shown}» enthält ein Leerzeichen; das darf eine Adresse nicht.`
    findings.push(told('error', 'space', problem, 'Als «%20» schreiben.', place))
  } else if (address.includes('#')) {
    const problem = `«${shown}» nennt eine Stelle in der Seite («#»); Suchmaschinen kennen nur die Seite.`
    findings.push(told('warning', 'fragment', problem, 'Den Teil ab «#» weglassen.', place))
  }
  if (lastmod !== undefined && !isDate(lastmod)) {
    const problem = `«${lastmod.slice(0, 40)}» ist kein Datum nach W3C.`
    const remedy = 'Als 2026-11-22 oder 2026-11-22T08:30:00+01:00 schreiben.'
    findings.push(told('warning', 'lastmod', problem, remedy, place))
  } else if (lastmod !== undefined && Date.parse(lastmod) > Date.now() + oneDay) {
    const problem = `«${lastmod}» liegt in der Zukunft; Google beachtet «lastmod» nur, wenn es stimmt.`
    findings.push(told('warning', 'lastmod-future', problem, 'Den Tag der letzten Änderung nennen.', place))
  }
  return findings
}

function doubles(entries: readonly SitemapEntry[]): Finding[] {
  const seen = new Map<string, number>()
  return entries.flatMap(({ address }, index) => {
    const key = comparable(address) ?? address
    const first = seen.get(key)
    if (first === undefined) seen.set(key, index + 1)
    if (first === undefined || address === '') return []
    const problem = `«${address.slice(0, 120)}» steht schon in Eintrag ${swissNumber(first)}.`
    const place = `Eintrag ${swissNumber(index + 1)}`
    return [told('note', 'double', problem, 'Einen der beiden Einträge entfernen.', place)]
  })
}
