import { topicLabels } from './navigation.ts'
import type { PagePath } from './page-path.ts'
import type { Page } from './page-schema.ts'
import { topicSections, type Sections } from './sections.ts'
import type { Topic } from './topic-params.ts'

/** A page above another one, or a section of it. */
export type Crumb =
  | { to: PagePath; hash?: undefined; label: string }
  | { to: '/'; hash: Sections['/']; label: string }
  | { to: '/knowledge-base'; hash: Sections['/knowledge-base']; label: string }

const index = { to: '/knowledge-base', label: 'Wissen' } as const

/** The breadcrumbs above a page. Services are a section of the home page, topics are sections of the knowledge base. */
export function breadcrumbTrail({ kind, topic }: Pick<Page, 'kind'> & { topic?: Topic }): Crumb[] {
  const home: Crumb = { to: '/', label: 'Start' }
  if (topic) return [home, index, { ...index, hash: topicSections[topic], label: topicLabels[topic] }]
  if (kind === 'service') return [home, { to: '/', hash: 'leistungen', label: 'Leistungen' }]
  return kind === 'page' ? [home] : []
}
