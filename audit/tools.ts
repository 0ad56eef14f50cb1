import { checkedGraph } from '../src/tools/graph/graph-report.ts'
import { checkRobots } from '../src/tools/page-check/robots/check-robots.ts'
import { checkSitemap } from '../src/tools/page-check/sitemap.ts'
import type { Finding as ToolFinding } from '../src/tools/shared/finding.ts'
import { type Finding, type Group, inFile, onIndexablePages, type Rule } from './rule.ts'
import { filesNamed, textOf } from './site/audited-site.ts'
import { sources } from './sources.ts'

const robotsTxt = 'robots.txt'

const toolRobots: Rule = {
  id: 'tool-robots',
  title: 'Der eigene robots.txt-Prüfer findet nichts',
  why: 'Wer ein Werkzeug anbietet, prüft sich damit zuerst selbst. Es liest Zeile für Zeile wie Googles Parser und meldet, was Crawler überlesen.',
  source: sources.robotsTxt,
  covers: filesNamed(robotsTxt),
  check: (site) => toolFindings(robotsTxt, checkRobots(textOf(site, robotsTxt) ?? '').findings),
}

const sitemaps = filesNamed(/^sitemap[\w-]*\.xml$/)

const toolSitemap: Rule = {
  id: 'tool-sitemap',
  title: 'Der eigene Sitemap-Prüfer findet nichts',
  why: 'Form, Namensraum, Adressen und Daten jeder Sitemap, geprüft mit dem Werkzeug, das auch Besucherinnen und Besucher verwenden.',
  source: sources.sitemap,
  covers: sitemaps,
  check: (site) =>
    sitemaps(site).flatMap((file) => toolFindings(file, checkSitemap(textOf(site, file) ?? '').findings)),
}

const toolGraph: Rule = {
  id: 'tool-graph',
  title: 'Der eigene Prüfer für strukturierte Daten findet nichts',
  why: 'Kennungen, Verweise und Angaben der Firma auf jeder Seite, gelesen aus dem HTML wie das einer fremden Seite.',
  source: sources.structuredDataIntro,
  ...onIndexablePages(({ file, html }) => toolFindings(file, checkedGraph({ quelle: html }).findings)),
}

/** What a tool of the knowledge base finds in a file of this site. What it only notes or does not judge breaks no rule. */
function toolFindings(file: string, findings: readonly ToolFinding[]): Finding[] {
  return (
    findings
      .filter(({ grade }) => grade === 'error' || grade === 'warning')
      // Whether the operator is still that of the example is for `npm run doctor` to say.
      .filter(({ rule }) => rule !== 'graph/template')
      .map(({ problem, remedy, place }) => inFile(file, place ? `${place}: ${problem}` : problem, remedy))
  )
}

export const tools: Group = {
  title: 'Mit den eigenen Werkzeugen geprüft',
  rules: [toolRobots, toolSitemap, toolGraph],
}
