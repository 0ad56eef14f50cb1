import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { jsonLdOf } from '../site/json-ld.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const jsonLd: Rule = {
  id: 'json-ld',
  title: 'Strukturierte Daten sind lesbar: ein Graph je Seite',
  why: 'Ein einziges falsches Zeichen macht den ganzen Block unbrauchbar, ohne dass man es der Seite ansieht.',
  source: sources.structuredDataIntro,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) =>
      jsonLdOf(page).faults.map((what) => ({
        ...placeOf(page),
        what,
        remedy: 'Einen Block mit @context und @graph schreiben.',
      })),
    ),
}
