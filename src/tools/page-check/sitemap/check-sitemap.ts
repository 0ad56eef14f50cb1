import { comparable } from '../../shared/compare-addresses.ts'
import { findingsOf, listFindings, type Finding } from '../../shared/finding.ts'
import { swissNumber } from '../../shared/numbers.ts'
import { readSitemap, type Sitemap, type SitemapEntry } from './read-sitemap.ts'

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Reads a sitemap and finds its errors. */
export function checkSitemap(xml: string): { sitemap: Sitemap; findings: Finding[] } {
  const { sitemap, findings } = readSitemap(xml)
  if (findings.length > 0) return { sitemap, findings }
  return { sitemap, findings: listFindings([...aboutWhole(sitemap), ...sitemap.entries.flatMap(aboutEntry)]) }
}

const told = findingsOf('sitemap')

/** Checks a sitemap as a whole. */
function aboutWhole({ isIndex, namespace, entries }: Sitemap): Finding[] {
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
  return findings
}

/** W3C date and time, from a year alone to fractions of a second with a time zone. */
const dateForm = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/

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
  } else if (/\s/.test(address)) {
    const problem = `«${shown}» enthält ein Leerzeichen; das darf eine Adresse nicht.`
    findings.push(told('error', 'space', problem, 'Als «%20» schreiben.', place))
  } else if (address.includes('#')) {
    const problem = `«${shown}» nennt eine Stelle in der Seite («#»); Suchmaschinen kennen nur die Seite.`
    findings.push(told('warning', 'fragment', problem, 'Den Teil ab «#» weglassen.', place))
  }
  if (lastmod !== undefined && !(dateForm.test(lastmod) && Date.parse(lastmod))) {
    const problem = `«${lastmod.slice(0, 40)}» ist kein Datum nach W3C.`
    const remedy = 'Als 2026-11-22 oder 2026-11-22T08:30:00+01:00 schreiben.'
    findings.push(told('warning', 'lastmod', problem, remedy, place))
  }
  return findings
}
