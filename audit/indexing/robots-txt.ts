import { textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import { readRobots } from '../site/robots-verdict.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const crawlers = ['Googlebot', 'Bingbot', 'Applebot', 'AnyOtherBot']

/** Google reads 500 KiB. */
const largest = 500 * 1024

export const robotsTxt: Rule = {
  id: 'robots-txt',
  title: 'robots.txt lässt Suchmaschinen alle Seiten und ihre Bausteine lesen',
  why: 'Eine gesperrte Seite kann nicht gelesen werden, ein gesperrtes Skript oder Stylesheet verfälscht, was Google beim Darstellen sieht. Geprüft mit dem eigenen Werkzeug, das robots.txt auslegt wie Googles Parser.',
  source: sources.robotsTxt,
  severity: 'error',
  covers: filesNamed('robots.txt'),
  check(site) {
    const file = 'dist/robots.txt'
    const text = textOf(site, 'robots.txt')
    if (text === undefined) return [{ file, what: 'fehlt', remedy: 'Anlegen, und darin die Sitemap nennen.' }]
    const robots = readRobots(text)
    const assets = [...site.files.keys()].filter((name) => /\.(js|css|png|svg)$/.test(name))
    const paths = [...site.indexable.map(({ path }) => path), ...assets.map((name) => `/${name}`)]
    const closed = crawlers.flatMap((crawler) =>
      paths
        .filter((path) => !robots.isAllowed(path, crawler))
        .map((path) => ({
          file,
          what: `${crawler} darf ${path} nicht lesen`,
          remedy: 'Die Sperre aufheben.',
        })),
    )
    const sitemap = `${site.origin}/sitemap.xml`
    return [
      ...closed,
      ...(robots.sitemaps.includes(sitemap)
        ? []
        : [{ file, what: 'nennt die Sitemap nicht', remedy: `«Sitemap: ${sitemap}» ergänzen.` }]),
      ...(text.length > largest
        ? [{ file, what: 'ist grösser als 500 KiB', remedy: 'Kürzen: Den Rest liest Google nicht.' }]
        : []),
    ]
  },
}
