import { everyPage } from '../site/coverage.ts'
import { titles } from '../site/head.ts'
import { notOnce } from '../site/repeated.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const titlePresent: Rule = {
  id: 'title-present',
  title: 'Jede Seite hat einen Titel',
  why: 'Der Titel ist meist die Überschrift im Suchergebnis. Fehlt er, setzt Google selbst einen zusammen.',
  source: sources.titleLinks,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) => notOnce(pages, 'title', ({ tree }) => titles(tree)),
}
