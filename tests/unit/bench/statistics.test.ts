import { expect, test } from 'vitest'
import { spreadOf } from '../../../bench/statistics.ts'

test.each([
  [[7], { median: 7, from: 7, to: 7 }],
  [[30, 10, 20], { median: 20, from: 15, to: 25 }],
  [[4, 1, 3, 2], { median: 2.5, from: 1.75, to: 3.25 }],
  // By number, not by text, and one slow run moves neither median nor quartiles far.
  [[10, 9, 9, 9, 1000], { median: 9, from: 9, to: 10 }],
])('the spread of %j', (values, spread) => {
  expect(spreadOf(values)).toEqual(spread)
})

test('nothing measured has no median', () => {
  expect(() => spreadOf([])).toThrow('no values')
})
