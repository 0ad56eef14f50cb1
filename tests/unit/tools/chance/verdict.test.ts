import { expect, test } from 'vitest'
import { chanceOrEffect } from '../../../../src/tools/chance/compare.ts'
import { chanceReport } from '../../../../src/tools/chance/chance-report.ts'
import { example } from '../../../../src/tools/chance/facts.ts'
import { readComparison } from '../../../../src/tools/chance/read-comparison.ts'
import { changeOf, chanceVerdict, rangeOf } from '../../../../src/tools/chance/verdict.ts'

const today = '2026-11-23'

function verdictOf(before: number, after: number): string | undefined {
  const input = readComparison({ ...example, vorher: String(before), nachher: String(after) })
  const { result } = chanceOrEffect(input, today)
  const verdict = result && chanceVerdict(result, input.metric)
  return verdict && `${verdict.word}. ${verdict.reason}`.replaceAll('\u00A0', ' ')
}

test.each([
  [
    23,
    9,
    'Kaum Zufall. Nachher kamen pro Tag 61 % weniger Besuche. Mit 95 % Sicherheit sind es 12 bis 84 % weniger.',
  ],
  [
    0,
    9,
    'Kaum Zufall. Vorher war die Zahl null; auch wenn das Zufall war, kamen nachher pro Tag mindestens 97 % mehr Besuche.',
  ],
  [0, 0, 'Nicht geprüft. In beiden Zeiträumen ist die Zahl null. Da gibt es nichts zu vergleichen.'],
  [
    96,
    121,
    'Zufall ist möglich. Nachher kamen pro Tag 26 % mehr Besuche. Dazu passt alles von 4 % weniger bis 67 % mehr. «Vorher» ist zu kurz gezählt: Es bräuchte in beiden Zeiträumen je etwa 7 Wochen mehr.',
  ],
  [
    100,
    100,
    'Zufall ist möglich. Nachher kamen pro Tag gleich viele Besuche. Dazu passt alles von 25 % weniger bis 33 % mehr. Ein so kleiner Unterschied zeigt sich auch in zehn Jahren nicht.',
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
    const { result } = chanceOrEffect(
      {
        metric: 'visits',
        before: { count: before, from: '2026-09-14', to: '2026-10-11' },
        after: { count: after, from: '2026-10-12', to },
      },
      today,
    )
    expect(result && chanceVerdict(result, 'visits').reason).toContain(
      `zeigt er sich nach ${wait} weiterer Zählung.`,
    )
  },
)

test.each([
  ['impressions', 'Kein Urteil zu Impressionen'],
  ['clicks', 'Kein Urteil zu Klicks'],
])('a difference of %s gets no verdict, as one person causes several', (metric, word) => {
  const values = { ...example, metric, vorher: '12000', nachher: '12900' }
  const { verdict } = chanceReport(values)
  expect(verdict).toMatchObject({ state: 'unchecked', word })
  expect(verdict.reason).toMatch(/ sind es 5 bis 10.% mehr\. .* noch breiter;/)
  expect(chanceReport({ ...values, nachher: '12010' }).verdict).toMatchObject({
    state: 'answer',
    word: 'Zufall ist möglich',
  })
})

test.each([
  ['2026-10-16', '2026-10-17', '2026-10-18', 'Nicht vergleichbar'],
  ['2026-10-18', '2026-10-19', '2026-10-25', 'Kaum Zufall'],
])('the days from 2026-10-12 to %s against %s to %s are «%s»', (vorherBis, nachherVon, nachherBis, word) => {
  const days = { vorherVon: '2026-10-12', vorherBis, nachherVon, nachherBis }
  expect(chanceReport({ ...example, ...days, vorher: '100', nachher: '60' }).verdict.word).toBe(word)
})

test.each([
  [0.39, '61 % weniger'],
  [0.9999, 'gleich viele'],
  [1.05, '5 % mehr'],
  [2.44, '2,4-mal so viele'],
  [23, '23-mal so viele'],
])('%f times as many is said as «%s»', (ratio, words) => {
  expect(changeOf(ratio).replace('\u00A0', ' ')).toBe(words)
})

test.each([
  [0.16, 0.88, '12 bis 84 % weniger'],
  [0.75, 1.33, '25 % weniger bis 33 % mehr'],
  [1.028, 1.9, '3 bis 90 % mehr'],
  [1.004, 1.673, '0,4 bis 67,3 % mehr'],
  [1.049, 1.0998, '4,9 bis 10 % mehr'],
  [1.03, 2.44, '1,03- bis 2,4-mal so viele'],
  [0.5, 12, '0,5- bis 12-mal so viele'],
])('the range from %f to %f is said in one unit, as «%s»', (low, high, words) => {
  expect(rangeOf({ low, high }).replaceAll('\u00A0', ' ')).toBe(words)
})

test.each([
  ['535', 'CHF 13 (9–18)'],
  ['100', 'CHF 2.38 (1.76–3.30)'],
])('a cost of %s and its limits are told with the same precision, as «%s»', (vorherKosten, told) => {
  const { table } = chanceReport({ ...example, vorher: '42', vorherKosten })
  expect(table[0]?.[3]?.replace('\u00A0', ' ')).toBe(told)
})
