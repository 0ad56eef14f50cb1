import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { isReference, jsonLdOf, objectsIn, typesOf } from '../site/json-ld.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const references: Rule = {
  id: 'references',
  title: 'Verweise zwischen strukturierten Daten führen zu etwas, das dieselbe Seite beschreibt',
  why: 'Artikel, Website und Firma verweisen mit @id aufeinander. Zeigt ein Verweis ins Leere oder auf eine Seite, die ein Programm gerade nicht liest, weiss es nicht, wer dahinter steht.',
  source: sources.structuredDataPolicy,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const objects = objectsIn(jsonLdOf(page).nodes)
      const described = new Set(
        objects
          .filter((object) => !isReference(object) && typesOf(object).length > 0)
          .map((object) => object['@id']),
      )
      return objects
        .filter((object) => isReference(object) && !described.has(object['@id']))
        .map((object) => ({
          ...placeOf(page),
          what: `nichts beschreibt ${String(object['@id'])}`,
          remedy: 'Den Knoten im Graphen der Seite beschreiben, mit Namen und Adresse zumindest.',
        }))
    }),
}
