import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import { mainText, wordsOf } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const fewestWords = 150

/** The half that can be read from files; that scripts change none of it is a test in a browser (`tests/e2e`). */
export const textInHtml: Rule = {
  id: 'text-in-html',
  title: 'Der Text steht im HTML, nicht erst im Skript',
  why: 'Google führt Skripte verzögert aus, die meisten KI-Crawler gar nicht. Was in der ersten Antwort steht, lesen alle.',
  source: sources.javascript,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const place = placeOf(page)
      const count = wordsOf(mainText(page.tree)).length
      if (count < fewestWords)
        return [{ ...place, what: `hat ${count} Wörter im HTML`, remedy: 'Den Text beim Bauen ausgeben.' }]
      if (elements(page.tree, 'noscript').length > 0)
        return [{ ...place, what: 'sagt ohne Skripte etwas anderes', remedy: '<noscript> entfernen.' }]
      return []
    }),
}
