import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const inlineAttributes: Rule = {
  id: 'inline-attributes',
  title: 'Kein Stil und kein Skript in Attributen',
  why: 'Eine strenge Policy führt sie nicht aus. Sie wären das Einfallstor, das die Policy schliesst.',
  source: sources.contentSecurityPolicy,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) =>
      elements(page.tree).flatMap((element) =>
        Object.keys(element.properties)
          .filter((name) => name === 'style' || /^on[A-Z]/.test(name))
          .map((name) => ({
            ...placeOf(page, undefined, element),
            what: `<${element.tagName}> hat das Attribut ${name.toLowerCase()}`,
            remedy: 'Eine Klasse oder src/boot.ts verwenden.',
          })),
      ),
    ),
}
