import { checkSitemap } from '../../src/tools/page-check/sitemap/check-sitemap.ts'
import { textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { toolFindings } from './tool-findings.ts'

const sitemaps = filesNamed(/^sitemap[\w-]*\.xml$/)

export const toolSitemap: Rule = {
  id: 'tool-sitemap',
  title: 'Der eigene Sitemap-Prüfer findet nichts',
  why: 'Form, Namensraum, Adressen und Daten jeder Sitemap, geprüft mit dem Werkzeug, das auch Besucherinnen und Besucher verwenden.',
  source: sources.sitemap,
  severity: 'error',
  covers: sitemaps,
  check: (site) =>
    sitemaps(site).flatMap((file) => toolFindings(file, checkSitemap(textOf(site, file) ?? '').findings)),
}
