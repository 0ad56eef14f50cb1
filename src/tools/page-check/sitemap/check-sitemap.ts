import { type Finding, listFindings } from '../../shared/finding.ts'
import { swissNumber } from '../../shared/numbers.ts'
import { readSitemap } from './read-sitemap.ts'
import type { Sitemap, SitemapEntry } from './sitemap.ts'

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** 50,000 addresses and 50 MB uncompressed (sitemaps.org, Google). */
const mostEntries = 50_000
const mostBytes = 50 * 1024 * 1024

/** Reads a sitemap and says what is wrong with it. */
export function checkSitemap(xml: string): { sitemap: Sitemap; findings: Finding[] } {
  const { sitemap, findings } = readSitemap(xml)
  if (findings.length > 0) return { sitemap, findings }
  return {
    sitemap,
    findings: listFindings([
      ...aboutWhole(sitemap, xml),
      ...sitemap.entries.flatMap(aboutEntry),
      ...doubles(sitemap),
    ]),
  }
}

/** What is wrong with a sitemap as a whole. */
function aboutWhole({ namespace, entries }: Sitemap, xml: string): Finding[] {
  const findings: Finding[] = []
  if (namespace !== sitemapNamespace) {
    findings.push({
      grade: 'error',
      rule: 'sitemap/namespace',
      problem: `Der Namensraum der Sitemap fehlt oder ist ein anderer: «${namespace}».`,
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
      problem: `Die Sitemap hat ${swissNumber(entries.length)} Einträge; erlaubt sind 50'000 und 50\u00A0MB.`,
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
