import { textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const mostAddresses = 50_000
const mostBytes = 50 * 1024 * 1024
const sitemaps = filesNamed(/^sitemap.*\.xml$/)

export const sitemapSize: Rule = {
  id: 'sitemap-size',
  title: 'Keine Sitemap ist grösser, als Suchmaschinen sie lesen',
  why: "Eine Sitemap fasst 50'000 Adressen und 50 MB. Was darüber hinausgeht, bleibt ungelesen; grosse Websites teilen sie und führen die Teile in einem Index auf.",
  source: sources.sitemap,
  severity: 'error',
  covers: sitemaps,
  check: (site) =>
    sitemaps(site).flatMap((name) => {
      const addresses = (textOf(site, name) ?? '').split('<loc>').length - 1
      const bytes = site.files.get(name)?.length ?? 0
      return [
        ...(addresses > mostAddresses ? [`nennt ${addresses} Adressen`] : []),
        ...(bytes > mostBytes ? [`hat ${bytes} Bytes`] : []),
      ].map((what) => ({
        file: `dist/${name}`,
        what,
        remedy: 'In Teile zerlegen, die ein Sitemap-Index nennt.',
      }))
    }),
}
