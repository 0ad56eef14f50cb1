import { createFileRoute } from '@tanstack/react-router'
import { Home } from '~/components/home/home'
import type { Page } from '~/lib/site/page-schema'

const page = {
  kind: 'home',
  title: 'Gefunden werden und Anfragen gewinnen',
  shortTitle: 'Start',
  description:
    'Suchmaschinenoptimierung, Inhalte und Anfragen für Schweizer Unternehmen: elf Leistungen, offen erklärt, dazu dreizehn Anleitungen mit Quellen.',
  published: '2026-11-21',
} satisfies Page

export const Route = createFileRoute('/')({
  staticData: { page },
  component: () => <Home page={page} />,
})
