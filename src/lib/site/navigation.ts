import type { PagePath } from './page-path.ts'
import type { Page, PageOf } from './page-schema.ts'

/** The topics of the knowledge base and the groups of services, in display order. */
export const topics = ['start', 'leads', 'entities', 'technology', 'distribution'] as const
export const serviceGroups = ['search', 'content', 'leads', 'data'] as const

/** The kinds of pages that are written as components. All other pages are MDX texts and have a Markdown copy (`ssg/files/markdown-copies`). */
export const ownKinds = ['home', 'contact', 'index'] as const

export function isText({ kind }: Page): boolean {
  return !ownKinds.some((own) => own === kind)
}

export const topicLabels: Record<(typeof topics)[number], string> = {
  start: 'Einstieg',
  leads: 'Google Maps und Anfragen',
  entities: 'Firmendaten',
  technology: 'Technik und Sprachen',
  distribution: 'Verbreitung',
}

export const serviceGroupLabels: Record<(typeof serviceGroups)[number], string> = {
  search: 'Gefunden werden',
  content: 'Inhalte',
  leads: 'Anfragen gewinnen',
  data: 'Daten und Messung',
}

/** A page and its facts, in Node. */
export interface ListedPage<P extends Page = Page> {
  path: string
  page: P
}

/** A page as its route file states it. */
export interface RoutedPage extends ListedPage {
  /** The questions of a page without MDX. */
  questions: string[]
}

/** A link to a page, as the lists of `virtual:pages` have it. */
export interface PageLink<Path extends string = PagePath> {
  to: Path
  label: string
}

export interface Teaser<Path extends string = PagePath> extends PageLink<Path> {
  description: string
}

/** An article in the list of the knowledge base. */
export interface ArticleTeaser<Path extends string = PagePath> extends Teaser<Path> {
  title: string
  minutes: number
  tools: string[]
}

export interface LinkGroup<Link extends PageLink = PageLink> {
  label: string
  links: Link[]
}

export interface PageGroup<P extends Page = Page> {
  label: string
  pages: ListedPage<P>[]
}

export function articleGroups(pages: ListedPage[]): PageGroup<PageOf<'article'>>[] {
  const articles = pages.filter(isKind('article')).toSorted(byOrder)
  return topics.map((topic) => ({
    label: topicLabels[topic],
    pages: articles.filter(({ page }) => page.topic === topic),
  }))
}

export function serviceGroupsOf(pages: ListedPage[]): PageGroup<PageOf<'service'>>[] {
  const services = pages.filter(isKind('service')).toSorted(byOrder)
  return serviceGroups.map((group) => ({
    label: serviceGroupLabels[group],
    pages: services.filter(({ page }) => page.group === group),
  }))
}

/** The pages of the kind `page` with a place in the navigation. */
export function ownPages(
  pages: ListedPage[],
  place: PageOf<'page'>['navigation'],
): ListedPage<PageOf<'page'>>[] {
  return pages
    .filter(isKind('page'))
    .filter(({ page }) => page.navigation === place)
    .toSorted(byOrder)
}

export function legalPages(pages: ListedPage[]): ListedPage<PageOf<'legal'>>[] {
  return pages.filter(isKind('legal')).toSorted(byOrder)
}

function isKind<Kind extends Page['kind']>(kind: Kind) {
  return (listed: ListedPage): listed is ListedPage<PageOf<Kind>> => listed.page.kind === kind
}

function byOrder(one: { page: { order: number } }, other: { page: { order: number } }): number {
  return one.page.order - other.page.order
}
