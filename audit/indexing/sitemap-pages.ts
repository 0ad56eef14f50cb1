import { filesNamed } from '../site/coverage.ts'
import { readSitemap } from '../site/sitemap-entries.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const sitemapPages: Rule = {
  id: 'sitemap-pages',
  title: 'Die Sitemap nennt genau die Seiten, die gefunden werden sollen',
  why: 'Eine Sitemap mit fehlenden, ausgeschlossenen oder verschobenen Adressen lenkt Crawler an die falschen Orte.',
  source: sources.sitemap,
  severity: 'error',
  covers: filesNamed(/^sitemap.*\.xml$/),
  check(site) {
    const { entries, faults } = readSitemap(site)
    const listed = entries.map(({ address }) => address)
    const expected = site.indexable.map(({ path }) => site.origin + path)
    const file = 'dist/sitemap.xml'
    return [
      ...faults.map((fault) => ({
        file: `dist/${fault.file}`,
        what: fault.what,
        remedy: 'Die Sitemap neu erzeugen.',
      })),
      ...expected
        .filter((address) => !listed.includes(address))
        .map((address) => ({
          file,
          what: `${address} fehlt`,
          remedy: 'Aufnehmen oder mit «noindex» ausschliessen.',
        })),
      ...listed
        .filter((address, index) => !expected.includes(address) || listed.indexOf(address) !== index)
        .map((address) => ({
          file,
          what: `${address} gehört nicht hinein`,
          remedy: 'Jede indexierbare Seite einmal nennen, sonst nichts.',
        })),
    ]
  },
}
