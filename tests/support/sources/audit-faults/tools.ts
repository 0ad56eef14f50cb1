import { origin } from '../audited-files.ts'
import { type Fault, fault, replace, written } from './fault.ts'

/** Faults that the engines of the site's tools must find. */
export const toolFaults: Record<string, Fault[]> = {
  'tool-robots': [
    fault(
      replace('robots.txt', 'User-agent: *', 'Usr-agent: *'),
      /^dist\/robots\.txt: Zeile 2: .*gilt für niemanden/,
      /^dist\/robots\.txt: Zeile 1: .*kennt Google nicht/,
    ),
  ],
  'tool-sitemap': [
    fault(
      replace('sitemap.xml', ' xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', ''),
      /^dist\/sitemap\.xml: Der Namensraum der Sitemap fehlt/,
    ),
  ],
  'tool-graph': [
    written(
      `"@id":"${origin}/#website"`,
      '"@id":"#website"',
      /^dist\/contact\.html: /,
      /verweist auf «#website»/,
    ),
    // Another page still describes it.
    written(
      '"@type":"WebSite","@id"',
      '"@type":"WebSite","identifier"',
      /\/#website», doch hier steht nicht/,
    ),
  ],
}
