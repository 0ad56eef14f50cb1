import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { jsonLdOf, objectsIn, typesOf } from '../site/json-ld.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const reasons: Record<string, string> = {
  FAQPage: 'Google zeigt dafür seit Mai 2026 nichts mehr an.',
  HowTo: 'Google zeigt dafür seit September 2023 nichts mehr an.',
  SearchAction: 'Das Suchfeld in den Suchergebnissen gibt es nicht mehr.',
  ProfessionalService: 'schema.org rät davon ab: Organization und Service verwenden.',
  Review: 'Die eigene Firma bewertet man nicht selbst.',
  AggregateRating: 'Die eigene Firma bewertet man nicht selbst.',
}

export const retiredTypes: Rule = {
  id: 'retired-types',
  title: 'Keine Auszeichnung ohne Wirkung oder gegen die Regeln',
  why: 'Überholte Typen bringen nichts als Gewicht, und Bewertungen, die eine Firma sich selbst gibt, verstossen gegen die Regeln von Google.',
  source: sources.structuredDataGallery,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) =>
      objectsIn(jsonLdOf(page).nodes)
        .flatMap(typesOf)
        .flatMap((type) => {
          const remedy = reasons[type]
          return remedy ? [{ ...placeOf(page), what: `zeichnet ${type} aus`, remedy }] : []
        }),
    ),
}
