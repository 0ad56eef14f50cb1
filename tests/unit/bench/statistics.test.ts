import { expect, test } from 'vitest'
import { interleave } from '../../../bench/visit/interleave.ts'
import { blockingTime } from '../../../bench/visit/measure-load.ts'
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

test('rounds are interleaved: A B C A B C', () => {
  const order = interleave(['A', 'B', 'C'], 2)
  expect(order.map(({ item }) => item).join(' ')).toBe('A B C A B C')
  expect(order.map(({ round }) => round)).toEqual([0, 0, 0, 1, 1, 1])
})

test('blocking time is what tasks take after the first paint, beyond 50 ms each', () => {
  const tasks = [
    { start: 0, duration: 400 },
    { start: 900, duration: 180 },
    { start: 2000, duration: 60 },
    { start: 3000, duration: 50 },
  ]
  expect(blockingTime(tasks, 1000)).toBe(30 + 10)
})
