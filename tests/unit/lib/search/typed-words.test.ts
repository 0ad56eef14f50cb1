import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTypedWords, packTypedWords, unpackTypedWords } from '../../../../src/lib/search/typed-words.ts'

test('a word is counted once in each search, whatever its capitals and umlauts', () => {
  const counted = countTypedWords([['Bewertung löschen', 'bewertung, Bewertung'], ['loeschen'], []])
  expect(counted.get('bewertung')).toEqual(new Map([[0, 2]]))
  expect([...counted.values()].flatMap((pages) => [...pages])).toHaveLength(3)
})

test('words that are packed, sent and unpacked are the same', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', 'ö', '0', '9'), minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 12 }), async (typed) => {
      const counted = countTypedWords(typed)
      expect(await unpackTypedWords(JSON.parse(JSON.stringify(packTypedWords(counted))))).toEqual(counted)
    }),
  )
})

test('a word that is typed for fifty pages is sent, and not one that is typed for more', async () => {
  const typed = Array.from({ length: 51 }, (_, page) => (page < 50 ? ['oft', 'immer'] : ['immer']))
  expect([...(await unpackTypedWords(packTypedWords(countTypedWords(typed)))).keys()]).toEqual(['oft'])
})
