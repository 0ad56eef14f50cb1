import { indexablePages } from '../site/coverage.ts'
import { metas } from '../site/head.ts'
import { notOnce } from '../site/repeated.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const descriptionPresent: Rule = {
  id: 'description-present',
  title: 'Jede Seite hat eine Beschreibung',
  why: 'Die Beschreibung ist ein Angebot für den Text unter dem Titel. Ohne sie nimmt Google immer einen Ausschnitt der Seite.',
  source: sources.snippets,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    notOnce(indexable, 'meta name="description"', ({ tree }) => metas(tree, 'description')),
}
