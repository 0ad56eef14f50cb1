import type { ListedPage } from '../src/lib/navigation.ts'
import { frontmatterSchema } from '../src/lib/page-schema.ts'
import type { Content } from './content.ts'

/** A page with what only the build needs to know of it. */
export interface SitePage extends ListedPage {
  description: string
  /** The MDX file its text comes from, where it has one. */
  source: Content | undefined
}

/** Joins the pages of the route tree with their texts. Throws where a page has neither text nor description. */
export function sitePages(listed: ListedPage[], content: Content[]): SitePage[] {
  return listed.map(({ path, page }) => {
    const source = content.find((candidate) => candidate.path === path)
    const description =
      'description' in page
        ? page.description
        : frontmatterSchema.safeParse(source?.frontmatter).data?.description
    if (!description) throw new Error(`${path} has no description`)
    return { path, page, description, source }
  })
}

/** The day of the last change of substance: what sitemap, feed and structured data say. */
export function lastChange({ page }: ListedPage): string {
  return page.updated ?? page.published
}

/** The paragraph that opens an article or service. */
export function summaryOf({ source }: SitePage): string | undefined {
  const facts = frontmatterSchema.safeParse(source?.frontmatter).data
  return facts && 'summary' in facts ? facts.summary.trim() : undefined
}

/** The path of a page's preview image for social networks, 1200 × 630 px. */
export function previewImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`
}
