import { expect, test } from 'vitest'
import { measures } from '../../../bench/visit/measures.ts'
import { figuresTable, judgementsTable } from '../../../bench/report.ts'
import { summarise, type Sample } from '../../../bench/visit/sample.ts'
import { judge, worstCases } from '../../../bench/targets.ts'

function samples(measure: string, of: string, values: Record<string, number[]>): Sample[] {
  return Object.entries(values).flatMap(([site, list]) => list.map((value) => ({ measure, of, site, value })))
}

const paints = samples(measures.firstPaint, 'home', { floor: [800, 700, 900], ours: [880, 2000, 870] })

test('samples become medians with quartiles and their ratio to the floor', () => {
  expect(summarise(paints)).toEqual([
    {
      measure: measures.firstPaint,
      of: 'home',
      figures: [
        { site: 'floor', median: 800, from: 750, to: 850, ratio: 1 },
        { site: 'ours', median: 880, from: 875, to: 1440, ratio: 1.1 },
      ],
    },
  ])
})

test('rows stand in the order of the measures, whenever they were measured', () => {
  const earlier = samples(measures.menuUsable, 'home', { ours: [1] })
  expect(summarise([...earlier, ...paints]).map(({ measure }) => measure)).toEqual([
    measures.firstPaint,
    measures.menuUsable,
  ])
})

test.each([
  ['first paint just in time', measures.firstPaint, { floor: [1000], ours: [1100] }, true],
  ['first paint too late', measures.firstPaint, { floor: [1000], ours: [1101] }, false],
  ['a long task', measures.startTask, { ours: [51] }, false],
  [
    'as fast as the best peer',
    measures.notPreloaded,
    { floor: [100], ours: [700], a: [700], b: [750] },
    true,
  ],
  [
    'slower than the best peer',
    measures.notPreloaded,
    { floor: [100], ours: [701], a: [700], b: [750] },
    false,
  ],
])('%s is judged: %s', (_, measure, values, holds) => {
  const judgements = judge(summarise(samples(measure, 'home', values)), 'ours')
  expect(judgements.length).toBeGreaterThan(0)
  expect(judgements.every((judgement) => judgement.holds)).toBe(holds)
})

test('without a peer there is nothing to be compared with', () => {
  const rows = summarise(samples(measures.notPreloaded, 'home', { floor: [100], ours: [700] }))
  expect(judge(rows, 'ours').map(({ most }) => most)).toEqual([800])
})

test('the table has a column per site, and names a measure once', () => {
  const rows = summarise([...paints, ...samples(measures.firstPaint, 'index', { ours: [5] })])
  const table = figuresTable(rows)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(table.map((cells) => cells.slice(1, -1))).toEqual([
    ['', '', 'floor', 'ours'],
    expect.anything(),
    [measures.firstPaint, 'home', '800 (750–850)', expect.stringMatching(/^880 \(875–1.440\), × 1\.10$/)],
    ['', 'index', '', '5'],
  ])
})

test('the table of judgements says what was missed', () => {
  const judgement = { target: 'layout shift', of: 'home', value: 0.1, most: 0, holds: false }
  expect(judgementsTable([judgement])).toMatch(/layout shift \| home \| 0\.1 .*\| 0 .*\| MISSED/)
})

test('of each target the case that strains it most is the worst', () => {
  const shift = { target: 'layout shift', most: 0 }
  const input = { target: 'input', most: 100, holds: true }
  const worst = worstCases([
    { ...shift, of: 'home', value: 0, holds: true },
    { ...input, of: 'menu', value: 60 },
    { ...shift, of: 'index', value: 0.2, holds: false },
    { ...input, of: 'filter', value: 80 },
    { ...input, of: 'form', value: 70 },
  ])
  expect(worst.map(({ of }) => of)).toEqual(['index', 'filter'])
})
