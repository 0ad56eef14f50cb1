import { createFileRoute } from '@tanstack/react-router'
import { Home } from '~/components/home/home'
import type { Page } from '~/lib/site/page-schema'

const page = {
  kind: 'home',
  title: 'SEO-Agentur für kleine und mittlere Betriebe in der Schweiz',
  shortTitle: 'Start',
  description:
    'SEO für kleine und mittlere Schweizer Betriebe: Befund mit Belegen, abgegrenzte Offerten, Messung an Anfragen. Mit Anleitungen zum Selbermachen.',
  published: '2026-11-21',
} satisfies Page

export const Route = createFileRoute('/')({
  staticData: { page },
  component: () => <Home page={page} />,
})
