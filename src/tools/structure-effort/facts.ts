import type { ToolFacts } from '../shared/tool-facts.ts'

/** The joinery of the text before its relaunch. */
export const example = {
  seiten: '60',
  sprachen: '1',
  vorlagen: '6',
  weiterleitungen: '40',
  system: 'gewoehnlich',
  relaunch: 'ja',
}

export const about: ToolFacts = {
  title: 'Wie gross ist der Auftrag?',
  purpose:
    'Rechnet aus Seiten, Sprachen, Vorlagen und Weiterleitungen den Aufwand in Arbeitstagen von–bis, zeigt, was ihn treibt, und was Sie für eine Offerte bereithalten.',
  task: 'calculate',
  sources: [
    {
      title: 'Google Search Central: How to move a site, Weiterleitungen mindestens ein Jahr',
      url: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
      read: '2026-10-04',
    },
  ],
  limits: [
    'Die Minuten je Posten sind unsere eigene Arbeitsannahme für eine erste Grössenordnung. Verbindlich ist erst die Offerte.',
    'Gezählt ist die Arbeit an Bericht, Plan und Kontrolle. Was Ihre Agentur im System umsetzt, kommt dazu.',
    'Aufwand heisst Arbeitszeit; wie lange der Auftrag dauert, hängt auch von Freigaben ab.',
    'Neue Texte und neues Design sind nicht dabei.',
  ],
}
