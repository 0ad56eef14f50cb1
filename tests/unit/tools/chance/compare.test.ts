import * as fc from 'fast-check'
import { chanceReport } from '../../../../src/tools/chance/chance-report.ts'
import { expect, test, vi } from 'vitest'
import { chanceOrEffect } from '../../../../src/tools/chance/compare.ts'
import { example as values } from '../../../../src/tools/chance/facts.ts'
import { readComparison, type ComparisonInput } from '../../../../src/tools/chance/read-comparison.ts'
import { meanInterval, ratioInterval } from '../../../../src/tools/chance/poisson-interval.ts'
import { weeksNeeded } from '../../../../src/tools/chance/weeks-needed.ts'

const example = readComparison(values)
const today = '2026-11-23'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

// R, poisson.test(c(11, 6+8+7), c(800, 1083+1050+878)): 1.971488 with 0.8584264 to 4.2772659; the others from SciPy 1.17.1
// (scipy.stats.beta.ppf, Clopper and Pearson), 2026-11-22.
test.each([
  [21, 3011, 11, 800, 0.8584264, 4.2772659],
  [96, 28, 121, 28, 0.9562366, 1.6652274],
  [23, 28, 9, 28, 0.1593624, 0.8778324],
  [4, 28, 5, 28, 0.2690492, 6.2995012],
  [0, 28, 5, 28, 0.9163559, Infinity],
  [5, 28, 0, 28, 0, 1.0912791],
  [10, 14, 30, 28, 0.713704, 3.4396509],
  [8400, 28, 8700, 28, 1.0050076, 1.0673634],
  [1_000_000, 28, 1_003_000, 28, 1.0002248, 1.0057829],
])(
  '%i in %i days against %i in %i days lies between %f and %f times',
  (before, days, after, other, low, high) => {
    const interval = ratioInterval({ count: before, days }, { count: after, days: other })
    expect(interval.low).toBeCloseTo(low, 6)
    expect(1 / interval.high).toBeCloseTo(1 / high, 6)
  },
)

// Garwood's exact limits, from SciPy 1.17.1 (scipy.stats.gamma.ppf), 2026-11-22.
test.each([
  [0, 0, 3.6888795],
  [1, 0.0253178, 5.5716434],
  [5, 1.6234864, 11.6683321],
  [20, 12.2165194, 30.8883779],
  [100, 81.3639913, 121.6267938],
  [5000, 4862.3591887, 5140.5489486],
])('behind a count of %i stands a mean of %f to %f', (count, low, high) => {
  const interval = meanInterval(count)
  expect(interval.low).toBeCloseTo(low, 5)
  expect(interval.high).toBeCloseTo(high, 5)
})

const period = (count: number, from: string, to: string) => ({ count, from, to })
const input = (
  before: number,
  after: number,
  metric: ComparisonInput['metric'] = 'enquiries',
): ComparisonInput => ({
  metric,
  before: period(before, '2026-06-29', '2026-07-26'),
  after: period(after, '2026-10-12', '2026-11-08'),
})
const rules = (of: ComparisonInput) => chanceOrEffect(of, today).findings.map(({ rule }) => rule)

test.each([
  [96, 121, 'open'],
  [23, 9, 'fewer'],
  [4, 5, 'open'],
  [9, 23, 'more'],
])('the three cases of the article and their mirror: %i and %i are «%s»', (before, after, verdict) => {
  expect(chanceOrEffect(input(before, after), today).result?.verdict).toBe(verdict)
})

test('the cost of one event has a low, a middle and a high value, and none where nothing came', () => {
  const { result } = chanceOrEffect(example, today)
  expect(result?.unitCost.before?.middle).toBeCloseTo(540 / 23)
  expect(result?.unitCost.after?.low).toBeCloseTo(630 / 17.0848, 2)
  expect(result?.unitCost.after?.high).toBeCloseTo(630 / 4.1154, 1)
  const nothing = chanceOrEffect({ ...example, after: { ...example.after, count: 0 } }, today).result
    ?.unitCost.after
  expect(nothing?.low).toBeCloseTo(630 / 3.68888, 2)
  expect(nothing?.middle).toBeUndefined()
  expect(nothing?.high).toBeUndefined()
})

test('more weeks afterwards cannot mend too few before; equal rates are never told apart', () => {
  // (log 1.25 / 2.8016)² is 0.00634: 1/(4+w) + 1/(5+1.25w) falls to it at w = 280.
  expect(weeksNeeded({ count: 4, days: 28 }, { count: 5, days: 28 })).toEqual({ after: undefined, both: 280 })
  const few = weeksNeeded({ count: 4, days: 28 }, { count: 8, days: 28 })
  expect(few.after).toBeUndefined()
  // log(2)/2.8016 squared is 0.0612; a week brings 1 and 2: 1/(4+w) + 1/(8+2w) ≤ 0.0612 from w = 20.5.
  expect(few.both).toBe(21)
  expect(weeksNeeded({ count: 96, days: 28 }, { count: 96, days: 28 }).both).toBeUndefined()
})

test.each<[string, ComparisonInput]>([
  ['chance/count', input(1.5, 3)],
  ['chance/count', input(-1, 3)],
  ['chance/count', input(Number.NaN, 3)],
  ['chance/period', { ...input(1, 2), before: period(1, '2026-02-30', '2026-03-20') }],
  ['chance/period', { ...input(1, 2), before: period(1, '2026-03-20', '2026-03-01') }],
  ['chance/cost', { ...input(1, 2), before: { ...period(1, '2026-03-01', '2026-03-20'), cost: -1 } }],
  ['chance/overlap', { ...input(1, 2), after: period(1, '2026-07-26', '2026-08-20') }],
])('%s is an error, and there is no result', (rule, wrong) => {
  const { result, findings } = chanceOrEffect(wrong, today)
  expect(result).toBeUndefined()
  expect(findings).toContainEqual(expect.objectContaining({ rule, grade: 'error' }))
})

test('an update is named only where it touches the period, a wrong count of impressions only for impressions', () => {
  expect(rules(input(40, 41))).not.toContain('chance/google-event')
  const touched = { ...input(40, 41), before: period(40, '2026-03-12', '2026-04-08') }
  expect(rules(touched).filter((rule) => rule === 'chance/google-event')).toHaveLength(2)
  const impressions = chanceOrEffect({ ...touched, metric: 'impressions' }, today).findings
  expect(impressions.some(({ problem }) => problem.startsWith('Messfehler der Search Console'))).toBe(true)
})

test.each([
  ['2026-04-08', '2026-05-05', 1],
  ['2026-04-09', '2026-05-06', 0],
  ['2026-04-09', '2026-05-20', 0],
  ['2026-04-09', '2026-05-21', 1],
])('from %s to %s, %i update touches the period, first and last day included', (from, to, events) => {
  const found = rules({ ...input(40, 41), before: period(40, from, to) })
  expect(found.filter((rule) => rule === 'chance/google-event')).toHaveLength(events)
})

test('days outside the list, incomplete weeks, few and dependent events are said', () => {
  expect(rules(input(40, 41))).toContain('chance/list-ends')
  expect(rules({ ...input(40, 41), before: period(40, '2026-07-01', '2026-07-26') })).toContain(
    'chance/weekdays',
  )
  expect(rules(input(4, 5))).toContain('chance/few')
  expect(rules(input(4, 41))).not.toContain('chance/few')
  expect(rules(input(40, 41, 'clicks'))).toContain('chance/dependent')
  expect(rules(input(40, 41))).not.toContain('chance/dependent')
})

test('the interval holds the ratio, and turns round when the periods are exchanged', () => {
  const counted = fc.record({
    count: fc.integer({ min: 1, max: 100_000 }),
    days: fc.integer({ min: 1, max: 400 }),
  })
  fc.assert(
    fc.property(counted, counted, (one, other) => {
      const there = ratioInterval(one, other)
      const ratio = other.count / other.days / (one.count / one.days)
      expect(there.low).toBeLessThanOrEqual(ratio)
      expect(there.high).toBeGreaterThanOrEqual(ratio)
      expect(ratioInterval(other, one).high * there.low).toBeCloseTo(1, 6)
    }),
  )
})

test('never throws, whatever stands in the fields', () => {
  const any = fc.record({
    count: fc.oneof(fc.double(), fc.integer()),
    from: fc.oneof(fc.string(), fc.constant('2026-03-01')),
    to: fc.oneof(fc.string(), fc.constant('2026-03-28')),
    cost: fc.double(),
  })
  const metric = fc.constantFrom<ComparisonInput['metric']>('enquiries', 'visits', 'clicks', 'impressions')
  fc.assert(
    fc.property(metric, any, any, (of, before, after) => {
      expect(chanceOrEffect({ metric: of, before, after }, today).findings).toBeInstanceOf(Array)
    }),
  )
})

test('a period that is still to come is not compared', () => {
  const coming = { ...values, nachherVon: '2026-12-01', nachherBis: '2026-12-28' }
  const { findings, table } = chanceReport(coming, '2026-12-27')
  expect(findings.map(({ rule, place }) => [rule, place])).toEqual([['chance/future', 'Nachher']])
  expect(table).toEqual([])
  expect(chanceReport(coming, '2026-12-28').table).not.toEqual([])
})
