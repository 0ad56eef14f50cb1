import type { RuleSource } from '../finding.ts'
import type { PlanInput } from './plan.ts'

/** The joinery of the article; 8 December is a holiday in some cantons, not in Zurich. */
export const example: PlanInput = {
  address: 'https://schreinerei-muster.ch/ratgeber/massivholzkueche',
  start: '2026-11-24',
  channels: ['website', 'linkedin', 'newsletter', 'offerte', 'partner', 'verband'],
  consent: 'given',
  closed: ['2026-12-25'],
}

export const sources: RuleSource[] = [
  {
    title:
      'Google: [GA4] Default channel group (Regeln für manuell gekennzeichnete Besuche, nach einer Abschrift von 2026)',
    url: 'https://support.google.com/analytics/answer/9756891',
    read: '2026-11-22',
  },
  {
    title: 'Google: What’s new in Analytics, 13. Mai 2026 (Kanal «AI Assistant»)',
    url: 'https://support.google.com/analytics/answer/9164320',
    read: '2026-11-22',
  },
  { title: 'RFC 5545: iCalendar', url: 'https://www.rfc-editor.org/rfc/rfc5545', read: '2026-11-22' },
]

export const limits = [
  'Ob die Adresse erreichbar ist und eine Weiterleitung die Parameter mitnimmt.',
  'Kanäle aus Google Ads und Display & Video 360: Ihre Regeln brauchen Daten, die in keinem Link stehen.',
  'Googles Liste der Quellen hat über 800 Einträge; wir führen jene, die hierzulande vorkommen, und sagen, wenn eine fehlt.',
  'Ob eine Einwilligung gültig ist. Das ist keine Rechtsberatung.',
]
