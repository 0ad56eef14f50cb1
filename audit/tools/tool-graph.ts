import { checkedGraph } from '../../src/tools/graph/graph-report.ts'
import { indexablePages } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { toolFindings } from './tool-findings.ts'

export const toolGraph: Rule = {
  id: 'tool-graph',
  title: 'Der eigene Prüfer für strukturierte Daten findet nichts',
  why: 'Kennungen, Verweise und Angaben der Firma auf jeder Seite, gelesen aus dem HTML wie das einer fremden Seite.',
  source: sources.structuredDataIntro,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap(({ file, html }) => toolFindings(file, checkedGraph({ quelle: html }).findings)),
}
