import { placeOf } from '../site/audited-page.ts'
import type { AuditedSite } from '../site/audited-site.ts'
import { indexablePages } from '../site/coverage.ts'
import { linksOf } from '../site/link-list.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** Two for a site of a hundred pages, and one more for each ten times as many: a page has room for so many links. */
function deepest({ indexable }: AuditedSite): number {
  return 2 + Math.max(0, Math.ceil(Math.log10(indexable.length / 100)))
}

export const clickDepth: Rule = {
  id: 'click-depth',
  title: 'Jede Seite ist in wenigen Klicks von der Startseite erreichbar',
  why: 'Je weiter weg von der Startseite, desto seltener kommen Menschen und Crawler vorbei. Google nennt keine Zahl; unser Mass sind zwei Klicks bis hundert Seiten, drei bis tausend.',
  source: sources.starterGuide,
  // No page is lost by it (`orphans`), and what helps is a list by topic: a decision on addresses, which must not hold up a text.
  severity: 'warning',
  covers: indexablePages,
  check(site) {
    const near = reachable(site)
    return site.indexable
      .filter(({ path }) => !near.has(path))
      .map((page) => ({
        ...placeOf(page),
        what: `${page.path} liegt mehr als ${deepest(site)} Klicks von der Startseite`,
        remedy: 'Weiter oben verlinken.',
      }))
  },
}

function reachable(site: AuditedSite): Set<string> {
  const near = new Set(['/'])
  for (let clicks = 0; clicks < deepest(site); clicks += 1) {
    const opened = site.indexable.filter(({ path }) => near.has(path))
    for (const page of opened)
      for (const { url, isInternal } of linksOf(page, site)) if (isInternal) near.add(url.pathname)
  }
  return near
}
