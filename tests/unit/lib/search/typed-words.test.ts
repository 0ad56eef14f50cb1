import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countTypedWords,
  eachCount,
  packTypedWords,
  unpackTypedWords,
} from '../../../../src/lib/search/typed-words.ts'

const countsOf = (counts = '') => {
  const found: [page: number, count: number][] = []
  eachCount(counts, (page, count) => found.push([page, count]))
  return found
}

const searches = (times: number) => Array.from({ length: times }, (_, at) => `wort ${at}`)

test('how often a word is typed for each page is read as it was written', () => {
  const typed = [
    searches(1),
    [],
    searches(12),
    searches(103),
    ...Array.from({ length: 40 }, () => []),
    searches(2),
  ]
  expect(countsOf(countTypedWords(typed).get('wort'))).toEqual([
    [0, 1],
    [2, 12],
    [3, 103],
    [44, 2],
  ])
})

test('a word is counted once in each search, whatever its capitals and umlauts', () => {
  const counted = countTypedWords([['Bewertung löschen', 'bewertung, Bewertung'], ['loeschen'], []])
  expect(countsOf(counted.get('bewertung'))).toEqual([[0, 2]])
  expect([...counted.values()].flatMap(countsOf)).toHaveLength(3)
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

test('a word that is typed for fifty pages is sent, and not one that is typed for more', () => {
  const typed = Array.from({ length: 51 }, (_, page) => (page < 50 ? ['oft', 'immer'] : ['immer']))
  expect([...countTypedWords(typed).keys()]).toEqual(['oft'])
})
