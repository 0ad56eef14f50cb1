import type { ToolFacts } from '../shared/tool-facts.ts'
import { chosen } from './read-plan.ts'

/** The stove maker of the article; 8 December is a holiday in Appenzell Innerrhoden. */
export const example = {
  adresse: 'https://ofenbau-muster.ch/ratgeber/speicherofen',
  start: '2026-11-24',
  frei: '8.12.2026',
  website: chosen,
  linkedin: chosen,
  newsletter: chosen,
  offerte: chosen,
  partner: chosen,
  print: '',
  verband: chosen,
  einwilligung: 'given',
}

export const about: ToolFacts = {
  title: 'Verteilplan mit UTM',
  purpose: 'Erzeugt Termine und Messlinks mit UTM für jeden Kanal und sagt, wie GA4 sie zählt.',
  task: 'create',
  sources: [
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
  ],
  limits: [
    'Ob die Adresse erreichbar ist und eine Weiterleitung die Parameter mitnimmt.',
    'Feiertage kennt das Werkzeug nicht, denn sie sind je Kanton verschieden; tragen Sie Ihre ein.',
    'Kanäle aus Google Ads und Display & Video 360: Ihre Regeln brauchen Daten, die in keinem Link stehen.',
    'Googles Liste der Quellen hat über 800 Einträge; wir führen jene, die hierzulande vorkommen, und sagen, wenn eine fehlt.',
    'Ob eine Einwilligung gültig ist. Das ist keine Rechtsberatung.',
  ],
}
