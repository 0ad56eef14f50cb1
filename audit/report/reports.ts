import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { site as identity } from '../../ssg/content/identity.ts'
import { swissDate } from '../../src/lib/site/swiss-date.ts'
import { totalsOf, type GroupResult, type Totals } from '../audit.ts'
import type { AuditedSite } from '../site/audited-site.ts'
import { readSitemap } from '../site/sitemap-entries.ts'
import { reportHtml } from './report-html.ts'

/** Writes the result for customers, `reports/audit.html`. */
export function writeReport(root: string, site: AuditedSite, results: GroupResult[]): void {
  const css = ['src/styles/tokens.css', 'audit/report/report.css'].map((file) =>
    readFileSync(`${root}/${file}`, 'utf8'),
  )
  const html = reportHtml(results, {
    siteName: identity.shortName,
    origin: site.origin,
    date: latestChange(site),
    totals: totalsOf(results, site),
    css: css.join('\n'),
  })
  mkdirSync(`${root}/reports`, { recursive: true })
  writeFileSync(`${root}/reports/audit.html`, html)
}

function latestChange(site: AuditedSite): string {
  const days = readSitemap(site).entries.map(({ lastModified }) => lastModified.slice(0, 10))
  const latest = days.toSorted().at(-1)
  return latest ? swissDate(latest) : 'unbekannt'
}

/** The result for a terminal: a line for each rule. */
export function reportTable(results: GroupResult[], { rules, pages, errors, warnings }: Totals): string {
  const width = Math.max(...results.flatMap((group) => group.results).map(({ rule }) => rule.id.length))
  const lines = results.flatMap((group) => [
    '',
    group.title,
    ...group.results.map(({ rule, covered, findings }) => {
      const count = findings.length === 0 ? '-' : `${findings.length} ${severities[rule.severity]}`
      return `  ${rule.id.padEnd(width)}  ${String(covered.length).padStart(7)}  ${count}`
    }),
  ])
  const sum = `${rules} Regeln, ${pages} Seiten: ${errors} Fehler, ${warnings} Hinweise`
  return [`${'Regel'.padEnd(width + 2)}  Dateien  Befunde`, ...lines, '', sum].join('\n')
}

const severities = { error: 'Fehler', warning: 'Hinweise' }
