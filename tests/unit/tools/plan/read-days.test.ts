import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDays } from '../../../../src/tools/plan/read-days.ts'

test.each([
  ['25.12.2026', ['2026-12-25']],
  ['1. 8. 2026; 2026-12-26', ['2026-08-01', '2026-12-26']],
  ['31.12.2026–2.1.2027', ['2026-12-31', '2027-01-01', '2027-01-02']],
  ['31.12.2026 - 1.1.2027', ['2026-12-31', '2027-01-01']],
  ['31.12.2026-1.1.2027', ['2026-12-31', '2027-01-01']],
  ['31.12.2026 bis 1.1.2027', ['2026-12-31', '2027-01-01']],
  ['2026-12-31 bis 2027-01-01', ['2026-12-31', '2027-01-01']],
  ['25.12.2026, 25.12.2026', ['2026-12-25']],
  ['', []],
])('«%s» are the days %j', (text, days) => {
  expect(readDays(text)).toEqual({ days, unread: [] })
})

test.each([
  'Weihnachten',
  '31.2.2026',
  '2.1.2027–1.1.2027',
  '1.1.2026–1.1.2028',
  '1.1.2026–2.1.2026–3.1.2026',
])('«%s» is told, and the days beside it are kept', (entry) => {
  expect(readDays(`${entry}, 25.12.2026`)).toEqual({ days: ['2026-12-25'], unread: [entry] })
})

test('never throws, and ends', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('0', '1', '2', '9', '.', '-', '–', ',', ' ', 'b', 'i', 's') }),
      (text) => {
        expect(readDays(text).unread).toBeInstanceOf(Array)
      },
    ),
  )
})
