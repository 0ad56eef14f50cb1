import { canParseUrl } from '../../src/lib/can-parse-url.ts'
import type { Element } from 'hast'
import type { AuditedPage } from './audited-page.ts'
import type { AuditedSite } from './audited-site.ts'
import { attribute, elements } from './elements.ts'

/** A link that a visitor can follow. */
export interface PageLink {
  element: Element
  /** As it is written. */
  href: string
  url: URL
  isInternal: boolean
}

const listed = new WeakMap<AuditedPage, PageLink[]>()

/** The links of a page, read once for all rules. An address that is none is left to the rule on targets. */
export function linksOf(page: AuditedPage, site: Pick<AuditedSite, 'origin'>): PageLink[] {
  const links = listed.get(page) ?? readLinks(page, site)
  listed.set(page, links)
  return links
}

function readLinks(page: AuditedPage, { origin }: Pick<AuditedSite, 'origin'>): PageLink[] {
  return elements(page.tree, 'a').flatMap((element) => {
    const href = attribute(element, 'href')
    const base = origin + page.path
    if (href === undefined || !canParseUrl(href, base)) return []
    const url = new URL(href, base)
    return [{ element, href, url, isInternal: url.origin === origin }]
  })
}
