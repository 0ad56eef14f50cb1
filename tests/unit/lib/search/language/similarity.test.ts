import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSimilarity, typingErrors } from '../../../../../src/lib/search/language/similarity.ts'

test.each([
  ['chatbot', 'chatbot', 0],
  ['chatbott', 'chatbot', 1],
  ['chatbt', 'chatbot', 1],
  ['chatbat', 'chatbot', 1],
  ['hcatbot', 'chatbot', 1],
  ['linkbiulding', 'linkbuilding', 1],
  ['', 'chatbot', 7],
])('from %s to %s it takes %i typing errors', (one, other, errors) => {
  expect(typingErrors(one, other)).toBe(errors)
})

test('no word within reach is passed over that begins with the same letter', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ß', '1'), maxLength: 5 })
  fc.assert(
    fc.property(word, fc.uniqueArray(word, { maxLength: 6 }), (typed, words) => {
      const alike = words.filter((candidate) => candidate[0] === typed[0])
      const least = Math.min(2, ...alike.map((candidate) => typingErrors(typed, candidate)))
      const nearest = alike.filter((candidate) => typingErrors(typed, candidate) === least)
      expect(createSimilarity(words)(typed, 2)).toEqual(nearest)
    }),
  )
})
