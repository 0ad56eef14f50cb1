import { indexablePages } from '../site/coverage.ts'
import { metas } from '../site/head.ts'
import { repeated } from '../site/repeated.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const descriptionUnique: Rule = {
  id: 'description-unique',
  title: 'Keine Beschreibung steht zweimal',
  why: 'Gleiche Beschreibungen helfen niemandem bei der Wahl, wenn mehrere Seiten einer Website im selben Resultat stehen.',
  source: sources.snippets,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    repeated(indexable, 'dieselbe Beschreibung', ({ tree }) => metas(tree, 'description')),
}
