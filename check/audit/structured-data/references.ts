import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { isReference, jsonLdOf, objectsIn, typesOf } from '../site/json-ld.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const references: Rule = {
  id: 'references',
  title: 'Verweise zwischen strukturierten Daten führen zu etwas Beschriebenem',
  why: 'Artikel, Website und Firma verweisen mit @id aufeinander. Zeigt ein Verweis ins Leere, weiss die Suchmaschine nicht, wer dahinter steht.',
  source: sources.structuredDataPolicy,
  severity: 'error',
  covers: indexablePages,
  check({ indexable }) {
    const described = new Set(
      indexable
        .flatMap((page) => objectsIn(jsonLdOf(page).nodes))
        .filter((object) => !isReference(object) && typesOf(object).length > 0)
        .map((object) => object['@id']),
    )
    return indexable.flatMap((page) =>
      objectsIn(jsonLdOf(page).nodes)
        .filter((object) => isReference(object) && !described.has(object['@id']))
        .map((object) => ({
          ...placeOf(page),
          what: `nichts beschreibt ${String(object['@id'])}`,
          remedy: 'Den Knoten auf einer Seite der Website beschreiben.',
        })),
    )
  },
}
