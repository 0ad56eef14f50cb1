import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { linksOf } from '../site/link-list.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const orphans: Rule = {
  id: 'orphans',
  title: 'Jede Seite ist von einer anderen verlinkt',
  why: 'Google findet Seiten vor allem über Links. Eine Seite, auf die keine andere zeigt, gilt als unwichtig und wird oft gar nicht gefunden.',
  source: sources.links,
  severity: 'error',
  covers: indexablePages,
  check(site) {
    const linked = new Set(
      site.indexable.flatMap((page) =>
        linksOf(page, site)
          .filter(({ url, isInternal }) => isInternal && url.pathname !== page.path)
          .map(({ url }) => url.pathname),
      ),
    )
    return site.indexable
      .filter(({ path }) => path !== '/' && !linked.has(path))
      .map((page) => ({
        ...placeOf(page),
        what: `keine Seite verweist auf ${page.path}`,
        remedy: 'Von einer passenden Seite verlinken.',
      }))
  },
}
