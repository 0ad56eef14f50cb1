import { canonicalUrl } from './canonical-url.ts'
import { documentTitle } from './document-title.ts'
import type { Page } from './page-schema.ts'

/**
 * Makes the head that of another page: its title and canonical address, `noindex` where there is no page. What else the
 * prerendered head says is for machines, who read each page's own HTML; it is removed rather than left wrong.
 */
export function updateHead(document: Document, page: Page | null | undefined, path: string): void {
  document.title = documentTitle(page ?? undefined)
  for (const stale of document.head.querySelectorAll('[data-page-only]')) stale.remove()
  document.head.append(page ? canonicalLink(document, path) : noindex(document))
}

function canonicalLink(document: Document, path: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'canonical'
  link.href = canonicalUrl(path)
  link.dataset.pageOnly = ''
  return link
}

function noindex(document: Document): HTMLMetaElement {
  const meta = document.createElement('meta')
  meta.name = 'robots'
  meta.content = 'noindex'
  meta.dataset.pageOnly = ''
  return meta
}
