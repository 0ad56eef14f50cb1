import { toString } from 'hast-util-to-string'
import { type Finding, type Group, inFile, onIndexablePages, onPage, type Rule } from './rule.ts'
import { filesNamed, textOf } from './site/audited-site.ts'
import { elements, links, titles } from './site/elements.ts'
import { sources } from './sources.ts'

/** Hosts send `404.html` with status 404; a rule that answers every path with a page would make each a soft 404. */
const unknownAddresses: Rule = {
  id: 'unknown-addresses',
  title: 'Unbekannte Adressen antworten mit dem Status 404',
  why: 'Eine Fehlerseite mit dem Status 200 nehmen Suchmaschinen für Inhalt. Sie rufen dann Seiten ab, die es nicht gibt, und zeigen sie im schlimmsten Fall an.',
  source: sources.statusCodes,
  covers: filesNamed('404.html', '_redirects'),
  check(site) {
    const page = site.pages.find(({ path }) => path === '/404')
    const findings: Finding[] = []
    if (!page) findings.push(inFile('404.html', 'fehlt', 'Eine Seite für unbekannte Adressen ausliefern.'))
    else if (!/<meta[^>]+noindex/.test(page.html))
      findings.push(inFile('404.html', 'ist nicht von Suchergebnissen ausgenommen', '«noindex» setzen.'))
    else if (links(page.tree, 'canonical').length > 0)
      findings.push(inFile('404.html', 'nennt eine kanonische Adresse', 'Den Verweis entfernen.'))
    const catchAll = (textOf(site, '_redirects') ?? '').match(/^\/\*\s+\S+\s+200\b.*$/m)
    if (catchAll)
      findings.push(inFile('_redirects', `beantwortet alles: ${catchAll[0]}`, 'Die Zeile entfernen.'))
    return findings
  },
}

const excuse = /nicht (gefunden|verfügbar)|not found|\b404\b|existiert nicht/i

const softNotFound: Rule = {
  id: 'soft-404',
  title: 'Keine Seite sieht wie eine Fehlerseite aus',
  why: 'Seiten, die sich entschuldigen, behandelt Google wie fehlende Seiten («soft 404») und lässt sie weg.',
  source: sources.statusCodes,
  ...onIndexablePages((page) => {
    const headings = elements(page.tree, 'h1').map((element) => toString(element))
    return [...titles(page.tree), ...headings]
      .filter((text) => excuse.test(text))
      .slice(0, 1)
      .map((text) => onPage(page, `klingt wie eine Fehlerseite: «${text}»`, 'Anders betiteln.'))
  }),
}

export const addresses: Group = {
  title: 'Adressen',
  rules: [unknownAddresses, softNotFound],
}
