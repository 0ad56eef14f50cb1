import type { ListedPage } from '../src/lib/site/navigation.ts'
import type { Content } from './content.ts'

/** A page with what only the build needs to know of it. */
export interface SitePage extends ListedPage {
  /** The MDX file its text comes from, where it has one. */
  source: Content | undefined
}

/** Joins the pages of the route tree with their texts. */
export function sitePages(listed: ListedPage[], content: Content[]): SitePage[] {
  return listed.map(({ path, page }) => ({
    path,
    page,
    source: content.find((candidate) => candidate.path === path),
  }))
}

/** The day of the last change of substance: what sitemap, feed and structured data say. */
export function lastChange({ page }: ListedPage): string {
  return page.updated ?? page.published
}
