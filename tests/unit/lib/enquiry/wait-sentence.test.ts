import { expect, test } from 'vitest'
import { waitSentence } from '../../../../src/lib/enquiry/wait-sentence.ts'

test.each([
  [1, 'einer Sekunde'],
  [2, '2 Sekunden'],
  [90, '90 Sekunden'],
  [91, '2 Minuten'],
  [3600, '60 Minuten'],
  [5401, '2 Stunden'],
  [86_400, '24 Stunden'],
])('a wait of %i seconds is called %s', (seconds, words) => {
  expect(waitSentence(seconds)).toContain(` ${words} `)
})

test.each([undefined, 0, 86_401, 999_999_999])('a wait of %s seconds is not worth a sentence', (seconds) => {
  expect(waitSentence(seconds)).toBe('')
})
