import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { site as identity } from '../../ssg/content/identity.ts'
import { swissDate } from '../../src/lib/site/swiss-date.ts'
import { totalsOf, type GroupResult } from '../audit.ts'
import type { AuditedSite } from '../site/audited-site.ts'
import { readSitemap } from '../site/sitemap-entries.ts'
import { reportHtml } from './report-html.ts'
import { reportJson } from './report-json.ts'

/** Writes `reports/audit.json` and `reports/audit.html`. */
export function writeReports(root: string, site: AuditedSite, results: GroupResult[]): void {
  const totals = totalsOf(results, site)
  const css = ['src/styles/tokens.css', 'audit/report/report.css'].map((file) =>
    readFileSync(`${root}/${file}`, 'utf8'),
  )
  const html = reportHtml(results, {
    siteName: identity.shortName,
    origin: site.origin,
    date: latestChange(site),
    totals,
    css: css.join('\n'),
  })
  mkdirSync(`${root}/reports`, { recursive: true })
  writeFileSync(`${root}/reports/audit.html`, html)
  writeFileSync(`${root}/reports/audit.json`, reportJson(results, site.origin, totals))
}

function latestChange(site: AuditedSite): string {
  const days = readSitemap(site).entries.map(({ lastModified }) => lastModified.slice(0, 10))
  const latest = days.toSorted().at(-1)
  return latest ? swissDate(latest) : 'unbekannt'
}
