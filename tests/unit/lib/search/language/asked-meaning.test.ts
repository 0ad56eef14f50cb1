import { expect, test } from 'vitest'
import { asksForMeaning } from '../../../../../src/lib/search/language/asked-meaning.ts'

test.each(['was ist ein Canonical', 'Was bedeutet NAP?', 'was heisst serp', 'Canonical Bedeutung'])(
  'a query that asks for a meaning is known by its frame: %s',
  (query) => {
    expect(asksForMeaning(query)).toBe(true)
  },
)

test.each(['canonical', 'was kostet seo', 'was isst man', 'canonical prüfen', 'Bedeutung'])(
  'another one is not: %s',
  (query) => {
    expect(asksForMeaning(query)).toBe(false)
  },
)
