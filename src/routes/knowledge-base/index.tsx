import { createFileRoute } from '@tanstack/react-router'
import { KnowledgeBase } from '~/components/knowledge-base/knowledge-base'
import { knowledgeSearch } from '~/lib/search/knowledge-search'
import type { Page } from '~/lib/site/page-schema'

const page = {
  kind: 'index',
  title: 'Wissen: SEO, Inhalte und Anfragen',
  shortTitle: 'Wissen',
  description:
    'Anleitungen zu Suchmaschinen, Inhalten und Anfragen für Schweizer Unternehmen, jede mit Quellen, Beispielen und Vorlagen. Dazu ein Glossar.',
  published: '2026-11-21',
} satisfies Page

export const Route = createFileRoute('/knowledge-base/')({
  staticData: { page },
  validateSearch: knowledgeSearch,
  component: () => <KnowledgeBase page={page} />,
})
