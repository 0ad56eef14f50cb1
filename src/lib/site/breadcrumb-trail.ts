import type { PagePath } from './page-path.ts'
import type { Page } from './page-schema.ts'
import type { Sections } from './sections.ts'

/** A page above another one, or a section of it. */
export type Crumb =
  | { to: PagePath; hash?: undefined; label: string }
  | { to: '/'; hash: Sections['/']; label: string }

/** The pages above a page, from the home page down; services are a section of the home page. */
export function breadcrumbTrail({ kind }: Pick<Page, 'kind'>): Crumb[] {
  const home: Crumb = { to: '/', label: 'Start' }
  if (kind === 'article') return [home, { to: '/knowledge-base', label: 'Wissen' }]
  if (kind === 'service') return [home, { to: '/', hash: 'leistungen', label: 'Leistungen' }]
  return kind === 'page' ? [home] : []
}
