import type { PagePath } from './page-path.ts'
import type { Page, PageOf } from './page-schema.ts'

/** The topics of the knowledge base and the groups of services, in the order in which they are listed. */
export const topics = ['start', 'entities', 'technology', 'distribution', 'leads'] as const
export const serviceGroups = ['search', 'content', 'leads', 'data'] as const

/** The kinds of pages that are components. The pages of every other kind are texts, which have a Markdown copy (`ssg/files/markdown-copies`). */
export const ownKinds = ['home', 'contact', 'index'] as const

export function isText({ kind }: Page): boolean {
  return !ownKinds.some((own) => own === kind)
}

export const topicLabels: Record<(typeof topics)[number], string> = {
  start: 'Einstieg',
  entities: 'Firmendaten',
  technology: 'Technik und Sprachen',
  distribution: 'Verbreitung',
  leads: 'Lokal und Leads',
}

export const serviceGroupLabels: Record<(typeof serviceGroups)[number], string> = {
  search: 'Gefunden werden',
  content: 'Inhalte',
  leads: 'Anfragen gewinnen',
  data: 'Daten und Messung',
}

/** A page with all its facts: what Node lists. */
export interface ListedPage<P extends Page = Page> {
  path: string
  page: P
}

/** The same as its route tells it. */
export interface RoutedPage extends ListedPage {
  /** What it answers, where it is no text. */
  questions: string[]
}

/** A link to a page by the name that navigation uses: what the browser lists (`virtual:pages`). */
export interface PageLink<Path extends string = PagePath> {
  to: Path
  label: string
}

/** A link with the sentence that search results show below it. */
export interface Teaser<Path extends string = PagePath> extends PageLink<Path> {
  description: string
}

/** An article as the knowledge base lists it. */
export interface ArticleTeaser<Path extends string = PagePath> extends Teaser<Path> {
  title: string
  /** How long it takes to read. */
  minutes: number
  /** What the tools in it are called. */
  tools: string[]
}

/** Links under a common name. */
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

/** The pages of their own that the header lists, or the footer. */
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
