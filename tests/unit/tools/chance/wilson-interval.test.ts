import { expect, test } from 'vitest'
import { wilsonInterval } from '../../../../src/tools/chance/wilson-interval.ts'

// SciPy 1.17.1: binomtest(k, n).proportion_ci(method='wilson'), 2026-11-22; 20 of 40 stands in tools.md §4.
test.each([
  [20, 40, 0.351995, 0.648005],
  [0, 10, 0, 0.277533],
  [10, 10, 0.722467, 1],
  [1, 40, 0.004427, 0.128814],
  [0, 0, 0, 1],
])('%i of %i stand for a share of %f to %f', (hits, cases, low, high) => {
  const interval = wilsonInterval(hits, cases)
  expect(interval.low).toBeCloseTo(low, 5)
  expect(interval.high).toBeCloseTo(high, 5)
})
