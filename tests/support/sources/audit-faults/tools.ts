import { origin } from '../audited-files.ts'
import { type Fault, replace, write } from './fault.ts'

/** What the site's own tools must find in its own files. */
export const toolFaults: Record<string, Fault[]> = {
  'tool-robots': [
    {
      seed: replace('robots.txt', 'User-agent: *', 'Usr-agent: *'),
      findings: [
        /^dist\/robots\.txt: Zeile 2: .*gilt für niemanden/,
        /^dist\/robots\.txt: Zeile 1: .*kennt Google nicht/,
      ],
    },
    {
      seed: write('robots.txt', '<!DOCTYPE html><title>Nicht gefunden</title>'),
      findings: [/^dist\/robots\.txt: Das ist eine HTML- oder XML-Datei/],
    },
  ],
  'tool-sitemap': [
    {
      seed: replace('sitemap.xml', ' xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', ''),
      findings: [/^dist\/sitemap\.xml: Der Namensraum der Sitemap fehlt/],
    },
    {
      seed: replace('sitemap.xml', `${origin}/contact`, '/contact'),
      findings: [/^dist\/sitemap\.xml: Eintrag 2: .*keine vollständige Adresse/],
    },
  ],
  'tool-graph': [
    {
      seed: replace('contact.html', `"@id":"${origin}/#website"`, '"@id":"#website"'),
      findings: [/^dist\/contact\.html: /, /verweist auf «#website»/],
    },
  ],
}
