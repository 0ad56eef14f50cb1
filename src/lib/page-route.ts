import type { Page } from './page-schema.ts'

/**
 * What every page route has in common: its facts. Spread it into the options of `createFileRoute`; a function that made
 * the whole options would silently switch off code splitting.
 */
export function pageRoute(page: Page) {
  return { staticData: { page } }
}
