import type { ToolFacts } from '../shared/tool-facts.ts'

const link = (code: string, path: string) =>
  `<link rel="alternate" hreflang="${code}" href="https://treuhand-muster.ch/${path}/">`

/** A Swiss fiduciary in three languages. The Italian page lacks the French one, and one code is a country. */
export const example = {
  aufgabe: 'pruefen',
  seiten: `https://treuhand-muster.ch/de/
${link('de-CH', 'de')}
${link('fr-CH', 'fr')}
https://treuhand-muster.ch/fr/
${link('ch', 'de')}
${link('fr-CH', 'fr')}
${link('it-CH', 'it')}
https://treuhand-muster.ch/it/
${link('de-CH', 'de')}
${link('it-CH', 'it')}`,
  fassungen: `de-CH https://treuhand-muster.ch/de/
fr-CH https://treuhand-muster.ch/fr/
it-CH https://treuhand-muster.ch/it/
x-default https://treuhand-muster.ch/de/`,
  form: 'head',
  sprache: 'de',
  land: 'CH',
  neu: '',
}

export const about: ToolFacts = {
  title: 'hreflang-Generator und -Prüfer',
  purpose:
    'Prüft, ob die Sprachfassungen einer Seite einander nennen und ihre Kürzel gültig sind; erzeugt hreflang für Seitenkopf, HTTP-Header oder Sitemap.',
  source:
    'Zum Prüfen: jede Sprachfassung öffnen, Ctrl+U (am Mac Option+Cmd+U) drücken und den Quelltext unter ihre Adresse einfügen; eine Sitemap geht auch.',
  searches:
    'hreflang Generator hreflang prüfen Checker Tester Sprachversionen alternate Ländercode Sprachcode x-default',
  task: 'check',
  sources: [
    {
      title: 'Google: Tell Google about localized versions of your page',
      url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
      read: '2026-11-22',
    },
    {
      title: 'ISO 3166-1, 249 Codes',
      url: 'https://github.com/datasets/country-codes',
      read: '2026-11-22',
    },
    {
      title: 'ISO 639-1, 183 Codes',
      url: 'https://cldr.unicode.org/',
      read: '2026-11-22',
    },
  ],
  limits: [
    'In welcher Sprache der Text einer Seite steht: Verglichen wird ihr Kürzel nur mit <html lang>.',
    'Ob die Adressen bestehen oder weiterleiten: Geprüft wird nur, was Sie einfügen.',
    'hreflang ist ein Hinweis; Google muss ihm nicht folgen.',
  ],
}
