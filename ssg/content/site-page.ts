import type { ListedPage } from '../../src/lib/site/navigation.ts'
import { ownQuestions } from '../../src/lib/site/own-questions.ts'
import { frontmatterSchema } from '../../src/lib/site/page-schema.ts'
import type { Content } from './content.ts'

/** A page with what only the build needs to know of it. */
export interface SitePage extends ListedPage {
  /** What it answers, as customers would ask. */
  questions: string[]
  /** The MDX file its text comes from, where it has one. */
  source: Content | undefined
}

/** Joins the pages of the route tree with their texts. */
export function sitePages(listed: ListedPage[], content: Content[]): SitePage[] {
  return listed.map(({ path, page }) => {
    const source = content.find((candidate) => candidate.path === path)
    const written = frontmatterSchema.safeParse(source?.frontmatter).data
    const questions = written?.questions ?? ownOf(ownQuestions, path)
    return { path, page, questions, source }
  })
}

function ownOf(lists: Record<string, string[]>, path: string): string[] {
  return lists[path] ?? []
}
