import { redirects } from '../addresses/redirect-table.ts'
import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { linksOf } from '../site/link-list.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const directLinks: Rule = {
  id: 'direct-links',
  title: 'Interne Links nennen die kanonische Adresse',
  why: 'Links über Weiterleitungen, mit Schrägstrich am Ende oder mit Parametern kosten einen Umweg und empfehlen Google eine andere Adresse als die richtige.',
  source: sources.canonical,
  severity: 'error',
  covers: everyPage,
  check(site) {
    const table = redirects(site)
    return site.pages.flatMap((page) =>
      linksOf(page, site)
        .filter(({ url, isInternal }) => isInternal && (isDetour(url) || table.has(url.pathname)))
        .map(({ href, element }) => ({
          ...placeOf(page, href, element),
          what: `${href} ist ein Umweg`,
          remedy: 'Die kanonische Adresse verlinken.',
        })),
    )
  },
}

function isDetour({ pathname, search }: URL): boolean {
  return search !== '' || /.\/$|\.html$|\/index$/.test(pathname)
}
