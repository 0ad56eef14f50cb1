import { expect, test } from 'vitest'
import { lastChange, swissDate } from '../../../../src/lib/site/swiss-date.ts'

test.each([
  ['2026-11-21', '21. November 2026'],
  ['2026-03-01', '1. März 2026'],
])('%s is written %s', (day, written) => {
  // Day and month are never on two lines.
  expect(swissDate(day)).toBe(written.replace(' ', '\u00A0'))
})

test('the last change is the day of the update, or else of the publication', () => {
  expect(lastChange({ published: '2026-11-21' })).toBe('2026-11-21')
  expect(lastChange({ published: '2026-11-21', updated: '2026-12-01' })).toBe('2026-12-01')
})
