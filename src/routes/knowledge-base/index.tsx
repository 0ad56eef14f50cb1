import { createFileRoute } from '@tanstack/react-router'
import { KnowledgeBase } from '~/components/knowledge-base/knowledge-base'
import { knownSearch } from '~/lib/known-search'

export const Route = createFileRoute('/knowledge-base/')({
  staticData: {
    page: {
      kind: 'index',
      title: 'Wissen: SEO, Inhalte und Anfragen',
      shortTitle: 'Wissen',
      description:
        'Dreizehn Anleitungen zu Suchmaschinen, Inhalten und Anfragen für Schweizer Unternehmen, jede mit Quellen, Beispielen und einem Glossar.',
      published: '2026-11-21',
    },
  },
  validateSearch: knownSearch,
  component: KnowledgeBase,
})
