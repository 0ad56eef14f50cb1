import { everyPage } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import { notOnce } from '../site/repeated.ts'
import { visibleText } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const oneH1: Rule = {
  id: 'one-h1',
  title: 'Jede Seite hat genau eine Hauptüberschrift',
  why: 'Die Hauptüberschrift sagt Lesenden, Screenreadern und Suchmaschinen, worum es geht. Google zieht sie auch für den Titel im Resultat heran.',
  source: sources.titleLinks,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) => notOnce(pages, 'h1', ({ tree }) => elements(tree, 'h1').map(visibleText)),
}
