import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { isReference, jsonLdOf, objectsIn, typesOf, type JsonObject } from '../site/json-ld.ts'
import { isProperty, isType } from '../site/schema-org.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const vocabulary: Rule = {
  id: 'vocabulary',
  title: 'Strukturierte Daten benutzen nur Wörter, die schema.org kennt',
  why: 'Erfundene oder falsch geschriebene Typen und Eigenschaften überlesen Suchmaschinen stillschweigend.',
  source: sources.schemaOrg,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) =>
      objectsIn(jsonLdOf(page).nodes)
        .filter((object) => !isReference(object))
        .flatMap(unknownWords)
        .map((what) => ({ ...placeOf(page), what, remedy: 'Das Wort des Vokabulars verwenden.' })),
    ),
}

function unknownWords(object: JsonObject): string[] {
  const types = typesOf(object)
  if (types.length === 0) return ['ein Objekt nennt keinen @type']
  const unknown = types.filter((type) => !isType(type))
  if (unknown.length > 0) return unknown.map((type) => `schema.org kennt keinen Typ «${type}»`)
  return Object.keys(object)
    .filter((key) => !key.startsWith('@') && !types.some((type) => isProperty(type, key)))
    .map((key) => `${types.join(', ')} hat keine Eigenschaft «${key}»`)
}
