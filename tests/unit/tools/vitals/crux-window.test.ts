import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cruxMilestones } from '../../../../src/tools/vitals/crux-window.ts'

test('a change on 2 March is half of the report of 16 March and all of that of 30 March', () => {
  expect(cruxMilestones('2026-03-02')).toEqual([
    { from: '2026-02-02', to: '2026-03-01', newDays: 0 },
    { from: '2026-02-17', to: '2026-03-16', newDays: 14 },
    { from: '2026-03-03', to: '2026-03-30', newDays: 28 },
  ])
})

// The collectionPeriod in Google's example, 27 December 2022 to 23 January 2023:
// developer.chrome.com/blog/chrome-ux-report-history-api, read on 2026-11-22.
test('a report covers as many days as Google’s example of one', () => {
  const last = cruxMilestones('2022-12-26')?.at(-1)
  expect(last).toEqual({ from: '2022-12-27', to: '2023-01-23', newDays: 28 })
})

test.each(['', 'morgen', '2026-02-30', '1999-12-31', '9999-12-31', '02.03.2026'])(
  '«%s» has no reports',
  (day) => {
    expect(cruxMilestones(day)).toBeUndefined()
  },
)

test('whatever the day, over leap days and turns of the year, the reports have 28 days and grow newer', () => {
  const days = fc.date({
    min: new Date('2017-10-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (date) => {
      const reports = cruxMilestones(date.toISOString().slice(0, 10)) ?? []
      expect(reports.map(({ newDays }) => newDays)).toEqual([0, 14, 28])
      for (const { from, to } of reports) expect(Date.parse(to) - Date.parse(from)).toBe(27 * 86_400_000)
    }),
  )
})
