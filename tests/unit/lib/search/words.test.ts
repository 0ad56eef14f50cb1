import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWord, stemWord, wordsIn } from '../../../../src/lib/search/words.ts'

test.each([
  [['Müller', 'müller', 'MUELLER', 'muller', 'mu\u0308ller']],
  [['Grösse', 'größe', 'Groesse', 'grosse']],
  [['Ärztin', 'aerztin', 'arztin']],
  [['Café', 'cafe']],
])('%j are one word to the search', (spellings) => {
  expect(new Set(spellings.map(foldWord)).size).toBe(1)
})

test.each([
  ['Bau', 'Bäume'],
  ['Bohne', 'Bahn'],
  ['neuen', 'neun'],
])('%s and %s are two', (one, other) => {
  expect(foldWord(one)).not.toBe(foldWord(other))
})

test.each([
  [['Verzeichnis', 'Verzeichnisse', 'Verzeichnissen', 'Verzeichnisses']],
  [['Kanal', 'Kanäle', 'Kanaelen', 'kanale']],
  [['Qualität', 'Qualitäten', 'qualitaet', 'qualitat']],
  [['Übersetzung', 'Übersetzungen', 'übersetzen', 'uebersetzen', 'u\u0308bersetzen']],
  [['Backlink', 'Backlinks']],
  [['Israel', 'Israels']],
])('%j are forms of one word', (forms) => {
  expect(new Set(forms.map(stemWord)).size).toBe(1)
})

test('words are found with their places, also where an umlaut is two characters', () => {
  const text = 'Die «Qualita\u0308t» zählt: robots.txt, 2026!'
  const words = wordsIn(text)
  expect(words.map((word) => word.text)).toEqual(['Die', 'Qualita\u0308t', 'zählt', 'robots', 'txt', '2026'])
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(words.map((word) => word.text))
})

test('a word of the search has no mark and no capital letter left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (word) => {
      expect(foldWord(word)).not.toMatch(/[\p{Mark}äöüß]/u)
      expect(stemWord(word)).not.toMatch(/[\p{Mark}äöüß]/u)
    }),
  )
})
