import { canParseUrl } from '../../src/lib/can-parse-url.ts'
import type { Element } from 'hast'
import { placeOf, type AuditedPage } from '../site/audited-page.ts'
import { fileAt } from '../site/audited-site.ts'
import { everyPage } from '../site/coverage.ts'
import { attribute, elements } from '../site/elements.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const linkTargets: Rule = {
  id: 'link-targets',
  title: 'Alles, worauf eine Seite verweist, ist da',
  why: 'Ein toter Link ist für Lesende eine Sackgasse und für Crawler verlorene Zeit. Geprüft sind Links, Formulare, Skripte, Bilder und Vorschaubilder.',
  source: sources.links,
  severity: 'error',
  covers: everyPage,
  check: (site) =>
    site.pages.flatMap((page) =>
      addressesOf(page).flatMap(({ address, element }) => {
        const base = site.origin + page.path
        if (!canParseUrl(address, base))
          return [
            {
              ...placeOf(page, address, element),
              what: `«${address}» ist keine Adresse`,
              remedy: 'Richtig schreiben.',
            },
          ]
        const url = new URL(address, base)
        if (url.origin !== site.origin || fileAt(site, url.pathname) !== undefined) return []
        if (element.tagName === 'form' && url.pathname === site.program) return []
        return [
          {
            ...placeOf(page, address, element),
            what: `nichts unter ${url.pathname}`,
            remedy: 'Auf eine Seite aus src/routes verweisen.',
          },
        ]
      }),
    ),
}

function addressesOf({ tree }: AuditedPage): { address: string; element: Element }[] {
  return elements(tree).flatMap((element) =>
    addressesIn(element)
      .filter((address) => address !== undefined)
      .map((address) => ({ address, element })),
  )
}

function addressesIn(element: Element): (string | undefined)[] {
  if (element.tagName === 'meta') {
    const content = attribute(element, 'content')
    return content?.startsWith('https://') ? [content] : []
  }
  return ['href', 'src', 'action', 'formAction', 'poster'].map((name) => attribute(element, name))
}
