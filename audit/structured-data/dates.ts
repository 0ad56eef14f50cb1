import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { jsonLdOf, objectsIn, statementsIn } from '../site/json-ld.ts'
import type { Finding, Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/

export const dates: Rule = {
  id: 'dates',
  title: 'Daten nennen Tag, Zeit und Zeitzone',
  why: 'Ohne Zeitzone nimmt Google die seines Crawlers, und aus dem 1. wird leicht der 31. Eine Änderung kann zudem nicht vor der Veröffentlichung liegen.',
  source: sources.article,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page): Finding[] => {
      const { nodes } = jsonLdOf(page)
      const place = placeOf(page)
      const vague = statementsIn(nodes)
        .filter(({ key }) => isDate(key))
        .filter(({ value }) => Number.isNaN(timeOf(value)))
      const reversed = objectsIn(nodes).filter(
        ({ datePublished, dateModified }) => timeOf(dateModified) < timeOf(datePublished),
      )
      return [
        ...vague.map(({ key, value }) => ({
          ...place,
          what: `${key} ist «${value}»`,
          remedy: 'Als 2026-11-21T00:00:00+01:00 schreiben.',
        })),
        ...reversed.map(() => ({
          ...place,
          what: 'dateModified liegt vor datePublished',
          remedy: 'Die Daten berichtigen.',
        })),
      ]
    }),
}

/** Not a number where the text names no moment. */
function timeOf(value: unknown): number {
  return typeof value === 'string' && moment.test(value) ? Date.parse(value) : Number.NaN
}

export function isDate(key: string): boolean {
  return /^date[A-Z]|Date$|^valid(From|Through)$/.test(key)
}
