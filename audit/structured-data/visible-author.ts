import { placeOf, type AuditedPage } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import { isReference, jsonLdOf, objectsIn, statementsIn, type JsonObject } from '../site/json-ld.ts'
import { visibleText } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const visibleAuthor: Rule = {
  id: 'visible-author',
  title: 'Als Autorin ist ausgezeichnet, wer über dem Text steht',
  why: 'Die Auszeichnung muss dem entsprechen, was Lesende sehen. Wer als Autorin genannt ist, steht darum auch in der Zeile über dem Text.',
  source: sources.structuredDataPolicy,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const shown = bylines(page)
      const { nodes } = jsonLdOf(page)
      return objectsIn(nodes)
        .flatMap(({ author }) => objectsIn(author))
        .flatMap((author) => statementsIn(described(author, nodes)))
        .filter(({ key, value }) => key === 'name' && !shown.includes(value))
        .map(({ value }) => ({
          ...placeOf(page),
          what: `nennt als Autorin «${value}», die Seite zeigt ${shown.join(', ') || 'niemanden'}`,
          remedy: 'Mit <a rel="author"> zeigen oder weglassen.',
        }))
    }),
}

/** The node that an author refers to, or the author as it stands. */
function described(author: JsonObject, nodes: JsonObject[]): JsonObject {
  return nodes.find((node) => isReference(author) && node['@id'] === author['@id']) ?? author
}

function bylines({ tree }: AuditedPage): string[] {
  return elements(tree, 'a', ({ rel }) => [rel].flat().includes('author')).map(visibleText)
}
