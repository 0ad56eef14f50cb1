import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchWord } from '../../../src/lib/search-index.ts'

test.each([
  [['Müller', 'müller', 'MUELLER', 'muller', 'mu\u0308ller']],
  [['Grösse', 'größe', 'Groesse', 'grosse']],
  [['Ärztin', 'aerztin', 'arztin']],
  [['Café', 'cafe']],
])('%j are one word to the search', (spellings) => {
  expect(new Set(spellings.map(searchWord)).size).toBe(1)
})

test.each([
  ['Bau', 'Bäume'],
  ['Bohne', 'Bahn'],
])('%s and %s are two', (one, other) => {
  expect(searchWord(one)).not.toBe(searchWord(other))
})

test('a word of the search has no mark and no capital letter left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (word) => {
      expect(searchWord(word)).not.toMatch(/[\p{Mark}äöüß]/u)
    }),
  )
})
