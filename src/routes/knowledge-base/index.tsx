import { createFileRoute } from '@tanstack/react-router'
import { KnowledgeBase } from '~/components/knowledge-base/knowledge-base'
import { loadPageStyles } from '~/components/styles'
import { knowledgeSearch } from '~/lib/search/knowledge-search'
import type { OwnPage } from '~/lib/site/page-schema'

const page = {
  kind: 'index',
  title: 'Wissen: SEO, Inhalte und Anfragen',
  shortTitle: 'Wissen',
  description:
    'Anleitungen zu Suchmaschinen, Inhalten und Anfragen für Schweizer Unternehmen, jede mit Quellen, Beispielen und Vorlagen. Dazu ein Glossar.',
  published: '2026-11-21',
} satisfies OwnPage

/** What customers ask and this page answers, for the search. */
const questions = [
  'Wo finde ich alle Artikel und Anleitungen?',
  'Was bedeuten die Fachbegriffe?',
  'Gibt es ein Glossar?',
  'Wo kann ich mich einlesen und etwas über SEO lernen?',
  'Wo finde ich Tipps und Tricks zum Nachlesen?',
  'Wer erklärt mir Abkürzungen, Fremdwörter und Fachchinesisch?',
  'Gibt es einen Rechner oder Generator für eigene Angaben?',
  'Wo gibt es Muster und Beispiele als Anregung?',
  'Welche Rubriken gibt es zum Nachschlagen?',
  'Wie aktuell und vertrauenswürdig sind Ihre Ratgeber?',
  'Wo ist die Lupe, um alles zu durchsuchen?',
]

export const Route = createFileRoute('/knowledge-base/')({
  staticData: { page, questions },
  validateSearch: knowledgeSearch,
  loader: () => loadPageStyles('article-index', 'page-section'),
  component: () => <KnowledgeBase page={page} />,
})
