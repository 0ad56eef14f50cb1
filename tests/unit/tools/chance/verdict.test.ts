import { expect, test } from 'vitest'
import { chanceOrEffect } from '../../../../src/tools/chance/compare.ts'
import { chanceReport } from '../../../../src/tools/chance/chance-report.ts'
import { example } from '../../../../src/tools/chance/facts.ts'
import { readComparison } from '../../../../src/tools/chance/read-comparison.ts'
import { chanceVerdict } from '../../../../src/tools/chance/verdict.ts'

function verdictOf(before: number, after: number): string | undefined {
  const input = readComparison({ ...example, vorher: String(before), nachher: String(after) })
  const { result } = chanceOrEffect(input)
  return result && chanceVerdict(result, input.metric)
}

test.each([
  [23, 9, 'Kaum Zufall: Nachher kamen pro Tag nur 0,16- bis 0,88-mal so viele Besuche (gezählt 0,39-mal).'],
  [0, 9, 'Kaum Zufall: Nachher kamen pro Tag mindestens 1,97-mal so viele Besuche (vorher null gezählt).'],
  [
    96,
    121,
    'Zufall ist möglich: Vereinbar sind pro Tag 0,96- bis 1,67-mal so viele Besuche (gezählt 1,26-mal). «Vorher» ist zu kurz gezählt: Es bräuchte in beiden Zeiträumen je etwa 7 Wochen mehr.',
  ],
  [
    100,
    100,
    'Zufall ist möglich: Vereinbar sind pro Tag 0,75- bis 1,33-mal so viele Besuche (gezählt 1-mal). Ein so kleiner Unterschied zeigt sich auch in zehn Jahren nicht.',
  ],
])('%i and %i are told in words', (before, after, words) => {
  expect(verdictOf(before, after)).toBe(words)
})

test.each([
  [200, 64, '2026-10-18', 'etwa 5 Wochen'],
  [1000, 45, '2026-10-12', 'etwa einer Woche'],
])(
  'where the time before is enough, %i and %i are told with the weeks to come',
  (before, after, to, wait) => {
    const { result } = chanceOrEffect({
      metric: 'visits',
      before: { count: before, from: '2026-09-14', to: '2026-10-11' },
      after: { count: after, from: '2026-10-12', to },
    })
    expect(result && chanceVerdict(result, 'visits')).toContain(
      `zeigt er sich nach ${wait} weiterer Zählung.`,
    )
  },
)

test.each(['impressions', 'clicks'] as const)(
  'a difference of %s is uncertain, as one person causes several',
  (metric) => {
    const values = { ...example, metric, vorher: '12000', nachher: '12900' }
    const { summary, isUncertain } = chanceReport(values)
    expect(summary).toMatch(/^Unsicher: .* 1,05- bis 1,10?-mal .* der wahre Bereich ist breiter\.$/)
    expect(isUncertain).toBe(true)
    expect(chanceReport({ ...values, nachher: '12010' })).toMatchObject({
      summary: expect.stringMatching(/^Zufall ist möglich/),
      isUncertain: false,
    })
  },
)
