import type { RuleSource } from '../finding.ts'

const head = (...links: string[]) => links.join('\n')
const link = (code: string, address: string) => `<link rel="alternate" hreflang="${code}" href="${address}">`
const site = 'https://www.example.com'

/** Three languages of a Swiss fiduciary; the Italian page forgets the French one, and one code names a country alone. */
export const example = {
  rows: `de-CH ${site}/de/\nfr-CH ${site}/fr/\nit-CH ${site}/it/\nx-default ${site}/de/`,
  pastes: [
    {
      address: `${site}/de/`,
      text: head(link('de-CH', `${site}/de/`), link('fr-CH', `${site}/fr/`), link('it-CH', `${site}/it/`)),
    },
    {
      address: `${site}/fr/`,
      text: head(link('ch', `${site}/de/`), link('fr-CH', `${site}/fr/`), link('it-CH', `${site}/it/`)),
    },
    { address: `${site}/it/`, text: head(link('de-CH', `${site}/de/`), link('it-CH', `${site}/it/`)) },
  ],
}

export const sources: RuleSource[] = [
  {
    title: 'Google: Tell Google about localized versions of your page',
    url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    read: '2026-11-22',
  },
  {
    title: 'ISO 3166-1, 249 Codes (Datensatz datasets/country-codes)',
    url: 'https://github.com/datasets/country-codes',
    read: '2026-11-22',
  },
  {
    title: 'ISO 639-1, 183 Codes (Unicode CLDR)',
    url: 'https://cldr.unicode.org/',
    read: '2026-11-22',
  },
]

export const limits: string[] = [
  'Geprüft wird, was Sie einfügen. Ob die genannten Adressen bestehen, umgeleitet werden oder «noindex» tragen, ist nicht geprüft.',
  'Verweise, die erst ein Skript im Browser einsetzt, stehen nicht im Quelltext; Google sieht sie spät oder nie.',
  'Ob der Text einer Seite in der angegebenen Sprache geschrieben ist, beurteilt das Werkzeug nicht; Google stellt das selbst fest.',
  'hreflang ist ein Hinweis. Auch fehlerfreie Angaben verpflichten Google zu nichts; andere Suchmaschinen haben eigene Regeln.',
]
