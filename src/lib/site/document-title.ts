import type { Page } from './page-schema.ts'
import { site } from '../site.ts'

/** The title of the document: the page's title and the name of the site. */
export function documentTitle(page: Page | undefined): string {
  return `${page?.title ?? 'Seite nicht gefunden'} – ${site.shortName}`
}
