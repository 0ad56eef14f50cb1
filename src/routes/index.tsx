import { createFileRoute } from '@tanstack/react-router'
import { Home } from '~/components/home/home'

export const Route = createFileRoute('/')({
  staticData: {
    page: {
      kind: 'home',
      title: 'Gefunden werden und Anfragen gewinnen',
      shortTitle: 'Start',
      description:
        'Suchmaschinenoptimierung, Inhalte und Anfragen für Schweizer Unternehmen: elf Leistungen, offen erklärt, dazu dreizehn Anleitungen mit Quellen.',
      published: '2026-11-21',
    },
  },
  component: Home,
})
