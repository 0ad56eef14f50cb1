import { placeOf, type AuditedPage } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { attributes, elements } from '../site/elements.ts'
import { jsonLdOf, statementsIn, type Statement } from '../site/json-ld.ts'
import { visibleText } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { isDate } from './dates.ts'

export const visibleStatements: Rule = {
  id: 'visible-statements',
  title: 'Strukturierte Daten sagen nur, was auf der Seite steht',
  why: 'Was Besuchende nicht lesen können, darf auch nicht ausgezeichnet werden: Google ahndet es mit einer manuellen Massnahme. Geprüft ist jeder Satz und jeder Name.',
  source: sources.structuredDataPolicy,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const shown = shownText(page)
      const called = attributes(elements(page.tree, 'a'), 'href')
      return (
        statementsIn(jsonLdOf(page).nodes)
          .filter(isSaid)
          .filter(({ value }) => !shown.includes(value.replace(/\s+/g, ' ').trim()))
          // Written for machines here, and there for people: +41 44 … and 044 …, punycode and umlauts.
          .filter(({ key, value }) => !(key in schemes && called.includes(`${schemes[key]}${value}`)))
          .map(({ key, value }) => ({
            ...placeOf(page, value),
            what: `${key} «${value}» steht nicht auf der Seite`,
            remedy: 'Auf der Seite zeigen oder weglassen.',
          }))
      )
    }),
}

const schemes: Record<string, string> = { telephone: 'tel:', email: 'mailto:' }

/** Codes, dates and addresses say how to read the rest; visitors do not read them. */
function isSaid({ key, value }: Statement): boolean {
  return (
    !/^(@.*|inLanguage|addressCountry|applicationCategory)$/.test(key) &&
    !isDate(key) &&
    !/^https?:\/\//.test(value)
  )
}

function shownText({ tree }: AuditedPage): string {
  return elements(tree, 'body').map(visibleText).join(' ')
}
