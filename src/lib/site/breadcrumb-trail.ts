import type { Page } from './page-schema.ts'

/** The pages above a page, from the home page down; services are a section of the home page. */
export function breadcrumbTrail(page: Page): { path: string; label: string }[] {
  const home = { path: '/', label: 'Start' }
  if (page.kind === 'article') return [home, { path: '/knowledge-base', label: 'Wissen' }]
  if (page.kind === 'service') return [home, { path: '/#leistungen', label: 'Leistungen' }]
  return []
}
