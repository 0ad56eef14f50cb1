import { expect, test } from 'vitest'
import { checkDates } from '../../../../../ssg/check/texts/dates.ts'
import { articleFile, asPrinted } from '../../../../support/sources/content-files.ts'

const old = ['/a', '/b', '/c', '/d'].map((path) => articleFile({}, { path }))
const problems = (facts: Record<string, unknown>, now = '2026-11-22T12:00:00Z') =>
  asPrinted(checkDates([articleFile(facts, { path: '/neu' }), ...old], new Date(now)))

test('a date of today or earlier has no problem', () => {
  expect(problems({ published: '2026-11-21', updated: '2026-11-22' })).toEqual([])
})

test('a date in the future is reported with its line and today’s date', () => {
  expect(problems({ published: '2027-11-21' })).toEqual([
    expect.stringContaining(
      'src/content/neu.mdx:8: `published` ist 2027-11-21, und heute ist 2026-11-22\n    ',
    ),
  ])
  expect(problems({ updated: '2026-12-01' })).toEqual([
    expect.stringContaining('src/content/neu.mdx:12: `updated` ist 2026-12-01'),
  ])
})

test('today is the day in Switzerland', () => {
  const midnight = '2026-11-22T23:30:00Z'
  expect(problems({ published: '2026-11-23' }, midnight)).toEqual([])
  expect(problems({ published: '2026-11-24' }, midnight)).toHaveLength(1)
})

test('a clock that is behind all texts reports none of them', () => {
  expect(problems({ published: '2026-11-21' }, '2025-01-01T00:00:00Z')).toEqual([])
})
