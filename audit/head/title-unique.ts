import { everyPage } from '../site/coverage.ts'
import { titles } from '../site/head.ts'
import { repeated } from '../site/repeated.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const titleUnique: Rule = {
  id: 'title-unique',
  title: 'Kein Titel steht zweimal',
  why: 'Zwei gleiche Titel lassen sich in den Suchergebnissen nicht unterscheiden, weder von Menschen noch von der Suchmaschine.',
  source: sources.titleLinks,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) => repeated(pages, 'denselben Titel', ({ tree }) => titles(tree)),
}
