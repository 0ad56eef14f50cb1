import type { AuditedPage } from '../site/audited-page.ts'
import { filesNamed } from '../site/coverage.ts'
import { jsonLdOf } from '../site/json-ld.ts'
import { readSitemap } from '../site/sitemap-entries.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const sitemapDates: Rule = {
  id: 'sitemap-dates',
  title: 'Die Daten der Sitemap sind wahr',
  why: 'Google beachtet lastmod nur, wenn es sich als zuverlässig erweist. Es muss der Tag der letzten inhaltlichen Änderung sein, den auch die Seite nennt.',
  source: sources.sitemap,
  severity: 'error',
  covers: filesNamed(/^sitemap.*\.xml$/),
  check: (site) =>
    readSitemap(site).entries.flatMap(({ file, address, lastModified }) => {
      const page = site.indexable.find(({ path }) => site.origin + path === address)
      const stated = page && modifiedOn(page, address)
      if (!page || stated === lastModified.slice(0, 10)) return []
      const what = `${page.path}: lastmod ist ${lastModified || 'leer'}, die Seite sagt ${stated ?? 'nichts'}`
      return [{ file: `dist/${file}`, what, remedy: 'Beide aus derselben Angabe erzeugen.' }]
    }),
}

function modifiedOn(page: AuditedPage, address: string): string | undefined {
  const stated = jsonLdOf(page).nodes.find((node) => node['@id'] === address)?.dateModified
  return typeof stated === 'string' ? stated.slice(0, 10) : undefined
}
