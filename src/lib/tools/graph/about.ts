import type { RuleSource } from '../finding.ts'

export const sources: RuleSource[] = [
  {
    title: 'Google: Organization structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
    read: '2026-11-20',
  },
  {
    title: 'Google: Local business structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    read: '2026-11-20',
  },
  { title: 'W3C: JSON-LD 1.1', url: 'https://www.w3.org/TR/json-ld11/', read: '2026-11-22' },
]

export const limits = [
  'Ob die Angaben stimmen und auf der Seite zu sehen sind; das verlangt Google.',
  'Ob das Logo mindestens 112 × 112 Pixel misst und ob eine Adresse antwortet.',
  'Auszeichnungen, die erst JavaScript einsetzt, sowie Microdata und RDFa.',
  'Alle Typen von schema.org: Wir kennen die gebräuchlichen; zu anderen sagt das Werkzeug nichts.',
  'Ob eine UID eingetragen ist: Eine richtige Prüfziffer heisst nur, dass sie kein Schreibfehler ist.',
]
