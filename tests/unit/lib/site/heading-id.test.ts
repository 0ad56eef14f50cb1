import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { headingId } from '../../../../src/lib/site/heading-id.ts'

test.each([
  ['Häufige Fragen', 'haeufige-fragen'],
  ['Grösse & Mass', 'groesse-mass'],
  ['Cœur à cœur', 'coeur-a-coeur'],
  ['«Was kostet das?»', 'was-kostet-das'],
  ['z.\u00A0B. so', 'z-b-so'],
  ["1'000 Besuche", '1-000-besuche'],
  ['  – ', ''],
])('the heading «%s» gets the id «%s»', (text, id) => {
  expect(headingId(text)).toBe(id)
})

test('the id of any heading needs no escapes in an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(headingId(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})
