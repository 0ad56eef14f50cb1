import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readCases, type ScoredCase } from '../../../../src/tools/score/cases.ts'
import { evaluateScore } from '../../../../src/tools/score/evaluate.ts'
import { example as given } from '../../../../src/tools/score/facts.ts'
import { finished } from '../../../../src/tools/shared/slices.ts'
import { allCuts, pairsInOrder } from '../../../../src/tools/score/thresholds.ts'

const casesIn = (text: string) => finished(readCases(text))
const evaluated = (...asked: Parameters<typeof evaluateScore>) => finished(evaluateScore(...asked))

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const paired = (scores: number[], outcomes: number[]): ScoredCase[] =>
  scores.map((score, index) => ({ score, won: outcomes[index] === 1 }))
const documented = paired([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1])

const exampleStakes = { cost: Number(given.kosten), gain: Number(given.ertrag) }

test('counts as scikit-learn documents for confusion_matrix_at_thresholds', () => {
  const cuts = allCuts(documented).slice(1)
  expect(cuts.map(({ threshold }) => threshold)).toEqual([0.8, 0.4, 0.35, 0.1])
  expect(cuts.map(({ trueNegatives }) => trueNegatives)).toEqual([2, 1, 1, 0])
  expect(cuts.map(({ falsePositives }) => falsePositives)).toEqual([0, 1, 1, 2])
  expect(cuts.map(({ falseNegatives }) => falseNegatives)).toEqual([1, 1, 0, 0])
  expect(cuts.map(({ truePositives }) => truePositives)).toEqual([1, 1, 2, 2])
})

test('precision and recall are those of scikit-learn’s precision_recall_curve, the area that of roc_auc_score', () => {
  const cuts = allCuts(documented)
  expect(cuts.slice(1).map(({ precision }) => precision)).toEqual([1, 0.5, 2 / 3, 0.5])
  expect(cuts.map(({ recall }) => recall)).toEqual([0, 0.5, 0.5, 1, 1])
  expect(pairsInOrder(cuts)?.share).toBe(0.75)
})

test('the example of the article: 2.5 times the average at the top, 30 of 40 in the first 80', () => {
  const { result } = evaluated(casesIn(given.faelle).cases, exampleStakes)
  expect(result?.groups.map(({ cases, won }) => [cases, won])).toEqual([
    [40, 20],
    [40, 10],
    [40, 6],
    [40, 3],
    [40, 1],
  ])
  const first = result?.cuts.find(({ contacts }) => contacts === 40)
  expect([first?.precision, first?.lift]).toEqual([0.5, 2.5])
  const second = result?.cuts.find(({ contacts }) => contacts === 80)
  expect([second?.truePositives, second?.recall]).toEqual([30, 0.75])
  // 120 fewer calls save CHF 3'600, ten lost leads cost CHF 5'000.
  expect((result?.everybody.value ?? 0) - (second?.value ?? 0)).toBe(5000 - 3600)
  expect(result?.breakEven).toBeCloseTo(0.06)
  expect(result?.calibration).toBe('fits')
})

test('the best cut is the most valuable that the capacity allows', () => {
  const cases = casesIn(given.faelle).cases
  const { result } = evaluated(cases, exampleStakes)
  expect(result?.best.value).toBe(Math.max(...(result?.cuts ?? []).map(({ value }) => value)))
  expect(evaluated(cases, { ...exampleStakes, capacity: 30 }).result?.best.contacts).toBeLessThanOrEqual(30)
})

const many = (wonOf: (index: number) => boolean, scoreOf: (index: number) => number, length = 200) =>
  Array.from({ length }, (_, index) => ({ score: scoreOf(index), won: wonOf(index) }))
const rules = (cases: ScoredCase[], stakes = exampleStakes) =>
  evaluated(cases, stakes).findings.map(({ rule }) => rule)

test.each<[string, ScoredCase[]]>([
  [
    'score/one-outcome',
    many(
      () => true,
      (index) => index,
    ),
  ],
  ['score/one-outcome', []],
  ['score/too-few', documented],
  [
    'score/few-wins',
    many(
      (index) => index < 29,
      (index) => -index,
    ),
  ],
  [
    'score/no-check',
    many(
      (index) => index < 60,
      (index) => -index,
    ),
  ],
  [
    'score/no-order',
    many(
      (index) => index % 4 === 0,
      (index) => (index * 7919) % 200,
    ),
  ],
  [
    'score/reversed',
    many(
      (index) => index < 100,
      (index) => index,
    ),
  ],
  [
    'score/not-calibrated',
    many(
      (index) => index < 20,
      () => 80,
    ),
  ],
  [
    'score/ties',
    many(
      (index) => index < 90,
      (index) => -Math.floor(index / 50),
    ),
  ],
  ['score/break-even', casesIn(given.faelle).cases],
  // What a CRM makes of the chance of a deal that is closed.
  [
    'score/leak',
    many(
      (index) => index < 40,
      (index) => (index < 40 ? 100 : 0),
    ),
  ],
])('%s is said', (rule, cases) => {
  expect(rules(cases)).toContain(rule)
})

test('more of the same score than capacity is not said to be of no use', () => {
  const cases = many(
    (index) => index < 90,
    (index) => (index < 90 ? 9 : 1),
  )
  const found = evaluated(cases, { ...exampleStakes, capacity: 30 }).findings.map(({ rule }) => rule)
  expect(found).toContain('score/ties')
  expect(found).not.toContain('score/never-pays')
  expect(rules(cases, { cost: 900, gain: 5 })).toContain('score/never-pays')
})

test.each([
  { cost: -1, gain: 1 },
  { cost: 1, gain: Number.NaN },
  { cost: 1, gain: 1, capacity: -3 },
  { cost: Infinity, gain: 1 },
])('stakes %j are refused', (stakes) => {
  expect(rules(documented, stakes)).toEqual(['score/stakes'])
})

test('one of five groups may miss its chance by what happens once in twenty times', () => {
  const promised = [60, 40, 30, 20, 10]
  const verdictFor = (wins: number[]) => {
    const wonOf = (index: number) => index % 40 < (wins[Math.floor(index / 40)] ?? 0)
    const cases = many(wonOf, (index) => promised[Math.floor(index / 40)] ?? 0)
    return evaluated(cases, exampleStakes).result?.calibration
  }
  // Wilson, 3 of 40: up to 19.9 % at 95 %, up to 24.5 % at 99 %.
  expect(verdictFor([24, 16, 12, 3, 4])).toBe('fits')
  expect(verdictFor([24, 16, 12, 1, 4])).toBe('off')
})

test('where a contact costs more than a win brings, nobody is contacted', () => {
  const { result, findings } = evaluated(documented, { cost: 10, gain: 5 })
  expect(result?.best.contacts).toBe(0)
  expect(findings.map(({ rule }) => rule)).toContain('score/never-pays')
})

test('30 wins are enough not to be warned of, 80 of each for learning and checking', () => {
  expect(
    rules(
      many(
        (index) => index < 30,
        (index) => -index,
      ),
    ),
  ).not.toContain('score/few-wins')
  expect(
    rules(
      many(
        (index) => index < 80,
        (index) => -index,
      ),
    ),
  ).not.toContain('score/no-check')
  expect(
    rules(
      many(
        (index) => index < 40,
        (index) => -index,
      ),
    ),
  ).not.toContain('score/too-few')
})

test('what is left of the capacity before a tie is drawn by lot', () => {
  const tied = many(
    (index) => index < 90,
    (index) => -Math.floor(index / 50),
  )
  const { result, findings } = evaluated(tied, { ...exampleStakes, capacity: 70 })
  expect(result?.best.contacts).toBe(50)
  expect(findings.find(({ rule }) => rule === 'score/ties')?.remedy).toContain('20 Kontakte')
})

const someCases = fc.array(
  fc.record({
    score: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
    won: fc.boolean(),
  }),
)

test('at each cut the four counts make up all cases, and more contacts never reach fewer', () => {
  fc.assert(
    fc.property(someCases, (cases) => {
      const cuts = allCuts(cases)
      for (const [index, cut] of cuts.entries()) {
        expect(cut.truePositives + cut.falsePositives + cut.falseNegatives + cut.trueNegatives).toBe(
          cases.length,
        )
        expect(cut.truePositives).toBe(cases.filter(({ score, won }) => won && score >= cut.threshold).length)
        expect(cut.contacts).toBeGreaterThanOrEqual(cuts[index - 1]?.contacts ?? 0)
      }
    }),
  )
})

test('groups part nobody with the same score, and lose nobody', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ score: fc.nat(9), won: fc.boolean() }), { minLength: 2, maxLength: 300 }),
      (cases) => {
        const groups =
          evaluated([...cases, { score: 1, won: true }, { score: 1, won: false }], exampleStakes).result
            ?.groups ?? []
        expect(groups.reduce((sum, group) => sum + group.cases, 0)).toBe(cases.length + 2)
        for (const [index, group] of groups.entries())
          expect(group.to).toBeLessThan(groups[index - 1]?.from ?? 99)
      },
    ),
  )
})

test('50,000 cases are weighed in time', () => {
  const start = performance.now()
  evaluated(
    many(
      (index) => index % 5 === 0,
      (index) => (index * 7919) % 50_000,
      50_000,
    ),
    exampleStakes,
  )
  expect(performance.now() - start).toBeLessThan(20_000)
})
