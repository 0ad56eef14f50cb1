import { redirects } from '../addresses/redirect-table.ts'
import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { attribute } from '../site/elements.ts'
import { linksOf, type PageLink } from '../site/link-list.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const directLinks: Rule = {
  id: 'direct-links',
  title: 'Interne Links nennen die kanonische Adresse',
  why: 'Links über Weiterleitungen, mit Schrägstrich am Ende oder mit Parametern kosten einen Umweg und empfehlen Google eine andere Adresse als die richtige. Ein Parameter, der ein Formular ausfüllt, braucht `nofollow`.',
  source: sources.canonical,
  severity: 'error',
  covers: everyPage,
  check(site) {
    const table = redirects(site)
    return site.pages.flatMap((page) =>
      linksOf(page, site)
        .filter((link) => link.isInternal && (isDetour(link) || table.has(link.url.pathname)))
        .map(({ href, element }) => ({
          ...placeOf(page, href, element),
          what: `${href} ist ein Umweg`,
          remedy: 'Die kanonische Adresse verlinken.',
        })),
    )
  },
}

/** A parameter recommends nothing where the link asks search engines not to follow it. */
function isDetour({ element, url: { pathname, search } }: PageLink): boolean {
  const isRecommended = !attribute(element, 'rel')?.split(/\s+/).includes('nofollow')
  return (search !== '' && isRecommended) || /.\/$|\.html$|\/index$/.test(pathname)
}
