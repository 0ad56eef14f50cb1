import { textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import { links } from '../site/head.ts'
import type { Finding, Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** Hosts send `404.html` with status 404; a rule that answers every path with a page would make each a soft 404. */
export const unknownAddresses: Rule = {
  id: 'unknown-addresses',
  title: 'Unbekannte Adressen antworten mit dem Status 404',
  why: 'Eine Fehlerseite mit dem Status 200 nehmen Suchmaschinen für Inhalt. Sie rufen dann Seiten ab, die es nicht gibt, und zeigen sie im schlimmsten Fall an.',
  source: sources.statusCodes,
  severity: 'error',
  covers: filesNamed('404.html', '_redirects'),
  check(site) {
    const page = site.pages.find(({ path }) => path === '/404')
    const findings: Finding[] = []
    const add = (file: string, what: string, remedy: string) => findings.push({ file, what, remedy })
    if (!page) {
      add('dist/404.html', 'fehlt', 'Eine Seite für unbekannte Adressen ausliefern.')
    } else {
      if (!/<meta[^>]+noindex/.test(page.html))
        add('dist/404.html', 'ist nicht von Suchergebnissen ausgenommen', '«noindex» setzen.')
      if (links(page.tree, 'canonical').length > 0)
        add('dist/404.html', 'nennt eine kanonische Adresse', 'Den Verweis entfernen.')
    }
    const catchAll = (textOf(site, '_redirects') ?? '').match(/^\/\*\s+\S+\s+200\b.*$/m)
    if (catchAll) add('dist/_redirects', `beantwortet alles: ${catchAll[0]}`, 'Die Zeile entfernen.')
    return findings
  },
}
