import { expect, test } from 'vitest'
import { firstDays } from '../../../../src/components/home/first-days.tsx'

test('an audit of ten working days fills weeks two and three, and one of three days leaves no gap', () => {
  const [talk, work] = [
    { from: 1, to: 5 },
    { from: 25, to: 30 },
  ]
  expect(firstDays(10)).toEqual({ talk, audit: { from: 8, to: 19 }, choice: { from: 22, to: 24 }, work })
  expect(firstDays(3)).toMatchObject({
    audit: { from: 8, to: 10 },
    choice: { from: 11, to: 15 },
    work: { from: 16 },
  })
})

test.each([3, 4, 5, 6, 7, 13])(
  'with %i days for the audit, the steps are in order and begin on working days',
  (days) => {
    const spans = Object.values(firstDays(days))
    const ends = spans.flatMap(({ from, to }) => [from, to])
    expect(ends).toEqual(ends.toSorted((one, other) => one - other))
    expect(ends.at(-1)).toBe(30)
    // Days 6 and 7 of each week are Saturday and Sunday.
    expect(spans.map(({ from }) => from % 7).filter((day) => day === 6 || day === 0)).toEqual([])
  },
)
