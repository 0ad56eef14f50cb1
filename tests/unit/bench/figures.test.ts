import { expect, test } from 'vitest'
import { figuresTable, type Sample } from '../../../bench/figures.ts'

function samples(measure: string, of: string, values: Record<string, number[]>): Sample[] {
  return Object.entries(values).flatMap(([site, list]) => list.map((value) => ({ measure, of, site, value })))
}

test('the table of figures shows medians, quartiles and ratios to the floor, a column for each site', () => {
  const paint = samples('paint', 'home', { floor: [800, 700, 900], ours: [880, 2000, 870] })
  expect(figuresTable([...paint, ...samples('paint', 'index', { ours: [5] })]).split('\n')).toEqual([
    '| | | floor | ours |',
    '| --- | --- | --- | --- |',
    expect.stringMatching(/^\| paint \| home \| 800 \(750–850\) \| 880 \(875–1.440\), × 1\.10 \|$/),
    '| paint | index |  | 5 |',
  ])
})
