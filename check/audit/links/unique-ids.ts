import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { attributes, elements } from '../site/elements.ts'
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
      const ids = attributes(elements(page.tree), 'id')
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
      return repeated.map((id) => ({
        ...placeOf(page),
        what: `id «${id}» steht mehrmals`,
        remedy: 'Eine davon umbenennen.',
      }))
    }),
}
