import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  hoursFindings,
  hoursSpecification,
  weekdays,
  type Opening,
  type Weekday,
} from '../../../../src/tools/graph/hours.ts'
import { readHours } from '../../../../src/tools/graph/read-hours.ts'
import { processorTime } from '../../../support/processor-time.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

/** «Monday 08:00-12:00 13:00-17:00», one line a day that is open. */
function told(text: string): string[] {
  const { week } = readHours(text)
  return weekdays
    .filter((day) => week[day].length > 0)
    .map((day) => [day, ...week[day].map(({ opens, closes }) => `${opens}-${closes}`)].join(' '))
}
const rules = (text: string) => readHours(text).findings.map(({ rule, place }) => [rule, place])

// As doors and websites in Switzerland write them.
test.each([
  ['Mo–Fr 07:30–12:00, 13:00–17:00', 'Mo Di Mi Do Fr', '07:30-12:00 13:00-17:00'],
  ['Montag bis Mittwoch: 8.00 bis 12.00 Uhr und 13.30 bis 18.00 Uhr', 'Mo Di Mi', '08:00-12:00 13:30-18:00'],
  ['Di, Do und Sa 9 – 12 Uhr', 'Di Do Sa', '09:00-12:00'],
  ['Fr-Mo 18:00-02:00', 'Mo Fr Sa So', '18:00-02:00'],
  ['Mi. 8h-12h / 14h-18h', 'Mi', '08:00-12:00 14:00-18:00'],
  ['täglich 24 Stunden', 'Mo Di Mi Do Fr Sa So', '00:00-24:00'],
  ['Samstag: rund um die Uhr', 'Sa', '00:00-24:00'],
  ['So 10:00–16:00 durchgehend', 'So', '10:00-16:00'],
  ['Montag\n08:00–12:00\n13:00–17:00', 'Mo', '08:00-12:00 13:00-17:00'],
  ['Öffnungszeiten:\nMontag – Freitag\n08.00 – 12.00 Uhr', 'Mo Di Mi Do Fr', '08:00-12:00'],
  ['Mo 8-12\r\nMo 13-17', 'Mo', '08:00-12:00 13:00-17:00'],
  // From lists of shops and imprints in public repositories, such as the sellers of a farm near Basel.
  ['Mo-Fr 7-12:15/14-18.30h, Sa geschl.', 'Mo Di Mi Do Fr', '07:00-12:15 14:00-18:30'],
  ['Montag bis Freitag 8-18 Uhr. Sonntag geschlossen.', 'Mo Di Mi Do Fr', '08:00-18:00'],
  ['Di–So 12–22 Uhr · Montag Ruhetag', 'Di Mi Do Fr Sa So', '12:00-22:00'],
  ['Mo Ruhetag, Di-Do 11-14 / 17-22 Uhr', 'Di Mi Do', '11:00-14:00 17:00-22:00'],
  ['Mo + Do: 9 - 12 u. 14.30 bis 16 Uhr\nDienstags Ruhetag!', 'Mo Do', '09:00-12:00 14:30-16:00'],
  ['Donnerstag u. Freitag 7:45 bis 14 Uhr', 'Do Fr', '07:45-14:00'],
  ['Mo: 9 – 12 Uhr und Mo: 15 – 18 Uhr', 'Mo', '09:00-12:00 15:00-18:00'],
  ['Mo 8 bis 12 Uhr, Montag zusätzlich 14 bis 18 Uhr.', 'Mo', '08:00-12:00 14:00-18:00'],
  ['Mo-Fr 08h00-12h00 13h30-18h00', 'Mo Di Mi Do Fr', '08:00-12:00 13:30-18:00'],
  ['MO-FR 0800-1200', 'Mo Di Mi Do Fr', '08:00-12:00'],
  // A cell of a table, with its quotes.
  ['"Mo\t8-17"', 'Mo', '08:00-17:00'],
  ['24/7', 'Mo Di Mi Do Fr Sa So', '00:00-24:00'],
])('the hours «%s» are read for %s', (text, days, hours) => {
  const names = new Map<string, Weekday>(
    ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'].map((name, index) => [name, weekdays[index] ?? 'Monday']),
  )
  expect(readHours(text).findings).toEqual([])
  expect(told(text)).toEqual(days.split(' ').map((name) => `${names.get(name)} ${hours}`))
})

test('a line may go on with other days, and closed days have no hours', () => {
  expect(told('Mo-Do 8-12, Fr 9-11 Uhr Sa geschlossen\nSo zu')).toEqual([
    'Monday 08:00-12:00',
    'Tuesday 08:00-12:00',
    'Wednesday 08:00-12:00',
    'Thursday 08:00-12:00',
    'Friday 09:00-11:00',
  ])
  expect(rules('Mo-Do 8-12, Fr 9-11 Uhr Sa geschlossen\nSo zu')).toEqual([])
})

// Was read as open: a closed day within days that are open.
test.each([
  ['täglich 11–23 Uhr, Mittwoch Ruhetag', 'Mo Tu Th Fr Sa Su'],
  ['Mo-Fr 8-18, Mi geschlossen', 'Mo Tu Th Fr'],
  ['Mo–Fr 08.00–12.00, 13.30–18.00\nMittwoch geschlossen', 'Mo Tu Th Fr'],
  ['Dienstag bis Sonntag 9-22\nDonnerstag Ruhetag', 'Tu We Fr Sa Su'],
  ['Mi geschlossen\nMo-Fr 8-18', 'Mo Tu Th Fr'],
  ['Mo-Fr 8-18\nMi: zu', 'Mo Tu Th Fr'],
  ['Mo-Sa 9-18, Mo geschlossen', 'Tu We Th Fr Sa'],
  ['täglich 9-18\nSa und So\ngeschlossen', 'Mo Tu We Th Fr'],
  ['Mo-Fr geschlossen\nMi 14-18', 'We'],
  ['Mo-Fr 8-18, Mi nach Vereinbarung', 'Mo Tu Th Fr'],
  ['Mi 8-12\nMi nach Vereinbarung', 'We'],
  ['Mo-Mi 8-12\nTermine nach Vereinbarung', 'Mo Tu We'],
])('of lines that open and close a day, the one with fewer days is right: %s', (text, days) => {
  expect(
    told(text)
      .map((line) => line.slice(0, 2))
      .join(' '),
  ).toBe(days)
  expect(readHours(text).findings.filter(({ grade }) => grade === 'error')).toEqual([])
})

test.each(['nach Vereinbarung', 'Termine nur nach Vereinbarung.', 'auf Anfrage'])(
  '«%s» alone is a remark, and no error',
  (text) => {
    expect(told(text)).toEqual([])
    expect(readHours(text).findings.map(({ grade, rule }) => [grade, rule])).toEqual([
      ['note', 'profile/hours-remark'],
    ])
  },
)

test.each([
  ['24.12.2026–3.1.2027 geschlossen', '2026-12-24', '2027-01-03', 0],
  ['24.12.–3.1.2027: geschlossen', '2026-12-24', '2027-01-03', 0],
  ['24. Dezember bis 31. Dez. 2026: 8-12 Uhr', '2026-12-24', '2026-12-31', 1],
  ['2026-12-08 geschlossen', '2026-12-08', '2026-12-08', 0],
  ['Betriebsferien vom 20. Juli bis 8. August 2026', '2026-07-20', '2026-08-08', 0],
  ['24.12. - 2.1.2027 Betriebsferien', '2026-12-24', '2027-01-02', 0],
  ['1. März 2027: 08:00–12:00, 13:00–17:00', '2027-03-01', '2027-03-01', 2],
])('«%s» is read as special days', (text, from, through, count) => {
  const { special, findings } = readHours(text)
  expect(findings).toEqual([])
  expect(special.map((days) => ({ ...days, openings: days.openings.length }))).toEqual([
    { from, through, openings: count },
  ])
})

// Hours have no place for it, so the visitor is told that it is lost.
test.each([
  ['Mo 8-20 (Abendverkauf)', ['Monday 08:00-20:00'], 'profile/hours-remark'],
  ['Sa 8-12. Mo nach Vereinbarung.', ['Saturday 08:00-12:00'], 'profile/hours-remark'],
  ['Mo 8-12; sowie nach Vereinbarung', ['Monday 08:00-12:00'], 'profile/hours-remark'],
  ['So + Feiertage: 8-12', ['Sunday 08:00-12:00'], 'profile/hours-holidays'],
  ['Sonn- und Feiertage 8-12', ['Sunday 08:00-12:00'], 'profile/hours-holidays'],
  ['Sa 8-12\nFeiertage geschlossen', ['Saturday 08:00-12:00'], 'profile/hours-holidays'],
])('the hours of «%s» are read, and what they cannot express is reported', (text, hours, rule) => {
  expect(told(text)).toEqual(hours)
  expect(rules(text).map(([found]) => found)).toEqual([rule])
})

test('a remark is quoted as it was typed', () => {
  expect(readHours('Do 8-20 (Abendverkauf)').findings[0]?.problem).toContain('«(Abendverkauf)»')
})

test.each([
  ['Fr bis 15:00 Uhr', 'profile/hours-unread', 'Zeile 1'],
  ['Mo 8-12\n24.12. geschlossen', 'profile/hours-no-year', 'Zeile 2'],
  ['24.12. geschlossen', 'profile/hours-no-year', 'Zeile 1'],
  ['Mo 8-12\n24.12.2026 Do 9-11', 'profile/hours-unread', 'Zeile 2'],
  ['Sa offen', 'profile/hours-unread', 'Zeile 1'],
  ['Mo mittags geschlossen', 'profile/hours-unread', 'Zeile 1'],
  ['8-12', 'profile/hours-no-days', 'Zeile 1'],
  ['Wochenende geschlossen\nMo-Fr 8-17', 'profile/hours-no-days', 'Zeile 1'],
  ['Mi 8-12\nMi geschlossen', 'profile/hours-both', 'Zeile 2'],
  ['24.12.2026', 'profile/hours-no-times', 'Zeile 1'],
  ['Mo\nDi 8-12', 'profile/hours-no-times', 'Zeile 1'],
])('the unclear hours «%s» are reported instead of guessed', (text, rule, place) => {
  expect(rules(text)).toEqual([[rule, place]])
})

test('a megabyte of hours is cut short with a finding, in less than a second', () => {
  const time = processorTime(() => {
    expect(rules('Mo 8-12, '.repeat(120_000))).toContainEqual(['profile/hours-too-long', undefined])
  })
  expect(time).toBeLessThan(1000)
})

const time = fc
  .integer({ min: 0, max: 1439 })
  .map((at) => [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':'))
const opening: fc.Arbitrary<Opening> = fc
  .record({ opens: time, closes: time })
  .filter(({ opens, closes }) => opens !== closes)
const day = fc.array(opening, { maxLength: 2 })

/** As a door says them, a line a day. */
const written = (when: string, openings: readonly Opening[]) =>
  `${when}: ${openings.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || 'geschlossen'}`

test('hours that are written as text are read back as the same hours', () => {
  const names = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']
  fc.assert(
    fc.property(fc.tuple(day, day, day, day, day, day, day), day, (days, other) => {
      const text = names.map((name, index) => written(name, days[index] ?? []))
      const read = readHours([...text, written('24.12.2026–3.1.2027', other)].join('\n'))
      expect(read).toEqual({
        week: Object.fromEntries(weekdays.map((name, index) => [name, days[index]])),
        special: [{ from: '2026-12-24', through: '2027-01-03', openings: other }],
        findings: [],
      })
    }),
  )
})

test('reading any text as hours throws no error', () => {
  const word = fc.constantFrom(
    'mo',
    '-',
    'fr',
    '8',
    ':',
    '30',
    '.',
    '24.12.2026',
    ' bis ',
    ',',
    '\n',
    'geschlossen',
    'uhr',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(word).map((words) => words.join('')),
      ),
      (text) => {
        const { week, special } = readHours(text)
        expect(hoursSpecification(week, special)).toBeInstanceOf(Array)
        expect(hoursFindings(week, special)).toBeInstanceOf(Array)
      },
    ),
  )
})
