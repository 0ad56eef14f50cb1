import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, readNumber, percent, swissNumber } from '../../../../src/tools/shared/numbers.ts'

test.each([
  ["1'234.50", 1234.5],
  ['1’234,5', 1234.5],
  ['1 234', 1234],
  ['1,234', 1.234],
  ['−4', -4],
  ['.5', 0.5],
  ['1e3', 1000],
  ['', undefined],
  ['1.2.3', undefined],
  ["1'23", undefined],
])('«%s» is read as the number %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

// As PageSpeed Insights, Google Ads and bank statements write amounts in German and in English.
test.each([
  ['3.600', 3600],
  ['CHF 3,600 ', 3600],
  ['0.500', 0.5],
  ["1'234.500", 1234.5],
  ['1.234.567', undefined],
])('the amount «%s» is read as %s', (text, value) => {
  expect(readAmount(text)).toBe(value)
})

test.each([
  [swissNumber(1234567), "1'234'567"],
  [swissNumber(-0.001, 2), '0'],
  [swissNumber(-1234.5, 1), "−1'234,5"],
  [percent(0.125), '12,5\u00A0%'],
])('numbers are shown as «%s»', (shown, expected) => {
  expect(shown).toBe(expected)
})

test('a formatted number is read back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (value) => {
      expect(readNumber(swissNumber(value / 100, 2))).toBe(value / 100)
    }),
  )
})

test('reading any text or 1 MB of noise as a number throws no error', () => {
  fc.assert(fc.property(fc.string(), (text) => void readNumber(text)))
  expect(readNumber('1 '.repeat(500_000))).toBeUndefined()
})
