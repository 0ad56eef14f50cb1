import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { links } from '../site/head.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const canonical: Rule = {
  id: 'canonical',
  title: 'Jede Seite nennt ihre eigene kanonische Adresse',
  why: 'Ist eine Seite unter mehreren Adressen erreichbar, verteilen sich ihre Signale. Der Verweis auf die eine, vollständige Adresse führt sie zusammen. Auf eine ausgeschlossene Seite gehört er nicht.',
  source: sources.canonical,
  severity: 'error',
  covers: everyPage,
  check: ({ pages, origin }) =>
    pages.flatMap((page) => {
      const found = links(page.tree, 'canonical')
      const expected = page.isIndexable ? [origin + page.path] : []
      if (found.join() === expected.join()) return []
      const what = `kanonische Adresse ist ${found.join(', ') || 'nicht genannt'}`
      const remedy = page.isIndexable ? `${origin}${page.path} nennen.` : 'Den Verweis entfernen.'
      return [{ ...placeOf(page), what, remedy }]
    }),
}
