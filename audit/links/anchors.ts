import { placeOf, type AuditedPage } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { attributes, elements } from '../site/elements.ts'
import { linksOf } from '../site/link-list.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const anchors: Rule = {
  id: 'anchors',
  title: 'Jede Sprungmarke ist da',
  why: 'Ein Link zu einer Stelle, die es nicht gibt, endet oben auf der Seite, und niemand findet, was versprochen war.',
  source: sources.html,
  severity: 'error',
  covers: everyPage,
  check(site) {
    const byPath = new Map(site.pages.map((page) => [page.path, page]))
    return site.pages.flatMap((page) =>
      linksOf(page, site).flatMap(({ url, href, element, isInternal }) => {
        const target = byPath.get(url.pathname)
        const anchor = decoded(url.hash.slice(1))
        if (!isInternal || !target || anchor === '' || idsOf(target).has(anchor)) return []
        const what = `nichts unter ${href}`
        return [
          { ...placeOf(page, href, element), what, remedy: `Kein Element von ${target.path} hat diese id.` },
        ]
      }),
    )
  },
}

const known = new WeakMap<AuditedPage, Set<string>>()

/** Remembered, because every page links to many anchors of a few pages. */
function idsOf(page: AuditedPage): Set<string> {
  const ids = known.get(page) ?? new Set(attributes(elements(page.tree), 'id'))
  known.set(page, ids)
  return ids
}

/** A hash with a malformed escape is compared as it is written. */
function decoded(hash: string): string {
  return /%(?![\da-f]{2})/i.test(hash) ? hash : decodeURIComponent(hash)
}
