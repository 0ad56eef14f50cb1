import type { ToolFacts } from '../shared/tool-facts.ts'

/** The campaign of the text: CHF 3'600 a month, 60 enquiries with 18 qualified, then 40 with 20; 15 minutes each at CHF 80. */
export const example = {
  anfragen: '60',
  passend: '30',
  danachAnfragen: '40',
  danachPassend: '50',
  werbung: '3600',
  minuten: '15',
  stundensatz: '80',
  abschluss: '25',
  marge: '2000',
}

export const about: ToolFacts = {
  title: 'Was eine qualifizierte Anfrage kostet',
  purpose:
    'Rechnet aus Ihren eigenen Zahlen die Kosten je qualifizierte Anfrage, ab welchem Anteil sie sich trägt und wann genug Fälle für ein Vorhersagemodell vorliegen.',
  task: 'calculate',
  sources: [
    {
      title: 'Microsoft Learn: Configure predictive models (40 qualifizierte und 40 disqualifizierte Leads)',
      url: 'https://learn.microsoft.com/en-us/training/modules/configuring-sales-insights/6-predictive-models',
      read: '2026-11-20',
    },
  ],
  limits: [
    'Es ist eine Rechnung mit Ihren Annahmen, keine Prognose: Ob der Anteil steigt, weiss sie nicht.',
    'Was die Arbeit an Anfragen und Formular kostet, ist nicht eingerechnet.',
    'Alle Anfragen kosten gleich viel Zeit; wer Unpassende rasch erkennt, zahlt weniger.',
    'Aufträge, die erst nach Monaten kommen, und Kundschaft, die wiederkommt, zählen nicht mit.',
  ],
}
