import type { ListedPage, RoutedPage } from '../../src/lib/site/navigation.ts'
import type { Content } from './content.ts'

/** A page with the facts that only the build needs. */
export interface SitePage extends ListedPage {
  questions: string[]
  source: Content | undefined
}

export function sitePages(routed: RoutedPage[], content: Content[]): SitePage[] {
  return routed.map(({ path, page, questions: own }) => {
    const source = content.find((candidate) => candidate.path === path)
    return { path, page, questions: source?.facts?.questions ?? own, source }
  })
}
