import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { attribute, elements } from '../site/elements.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const uniqueIds: Rule = {
  id: 'unique-ids',
  title: 'Keine id steht zweimal auf einer Seite',
  why: 'Browser springen zur ersten von zwei gleichen Marken, und Beschriftungen hängen am falschen Feld.',
  source: sources.html,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const seen = new Set<string>()
      return elements(page.tree).flatMap((element) => {
        const id = attribute(element, 'id')
        if (id === undefined || !seen.has(id)) {
          if (id !== undefined) seen.add(id)
          return []
        }
        const what = `id «${id}» steht mehrmals`
        return [{ ...placeOf(page, undefined, element), what, remedy: 'Eine davon umbenennen.' }]
      })
    }),
}
