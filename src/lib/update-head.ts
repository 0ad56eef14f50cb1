import type { PageDocument } from './page-document.ts'

/**
 * Makes the head that of another page: what it says of one page only (`ssg/document-head`) is exchanged, the rest stays. JSON-LD
 * is for machines, which read each page's own HTML; it is removed rather than left wrong.
 */
export function updateHead(document: Document, { title, head }: Pick<PageDocument, 'title' | 'head'>): void {
  document.title = title
  for (const stale of document.head.querySelectorAll('[data-page-only]')) stale.remove()
  document.head.append(...head.map((element) => document.importNode(element, true)))
}
