import { origin } from '../audited-files.ts'
import { type Fault, fault, replace, write, written } from './fault.ts'

/** Faults that the engines of the site's tools must find. */
export const toolFaults: Record<string, Fault[]> = {
  'tool-robots': [
    fault(
      replace('robots.txt', 'User-agent: *', 'Usr-agent: *'),
      /^dist\/robots\.txt: Zeile 2: .*gilt für niemanden/,
      /^dist\/robots\.txt: Zeile 1: .*kennt Google nicht/,
    ),
    fault(
      write('robots.txt', '<!DOCTYPE html><title>Nicht gefunden</title>'),
      /^dist\/robots\.txt: Das ist eine HTML- oder XML-Datei/,
    ),
  ],
  'tool-sitemap': [
    fault(
      replace('sitemap.xml', ' xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', ''),
      /^dist\/sitemap\.xml: Der Namensraum der Sitemap fehlt/,
    ),
    fault(
      replace('sitemap.xml', `${origin}/contact`, '/contact'),
      /^dist\/sitemap\.xml: Eintrag 2: .*keine vollständige Adresse/,
    ),
  ],
  'tool-graph': [
    written(
      `"@id":"${origin}/#website"`,
      '"@id":"#website"',
      /^dist\/contact\.html: /,
      /verweist auf «#website»/,
    ),
    written('"@graph":[', '"@graph":', /^dist\/contact\.html: Block 1: Das JSON ist ab Zeile 1 nicht lesbar/),
    // Another page still describes it.
    written(
      '"@type":"WebSite","@id"',
      '"@type":"WebSite","identifier"',
      /\/#website», doch hier steht nicht/,
    ),
  ],
}
