import { createFileRoute } from '@tanstack/react-router'
import { Home } from '~/components/home/home'
import type { Page } from '~/lib/site/page-schema'
import { slots } from '~/lib/slots'

const page = {
  kind: 'home',
  title: 'SEO-Agentur für kleine und mittlere Betriebe in der Schweiz',
  shortTitle: 'Start',
  description:
    'SEO für kleine und mittlere Betriebe in der Schweiz: ein Befund mit Belegen, der Preis vor der Zusage, Messung an Anfragen. Mit Musterbefund.',
  published: '2026-11-21',
} satisfies Page

export const Route = createFileRoute('/')({
  staticData: { page },
  component: () => <Home page={page} slots={slots} />,
})
