import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hoursSpecification, weekdays, type Opening } from '../../../../src/tools/graph/hours.ts'
import { readHours } from '../../../../src/tools/graph/read-hours.ts'
import { processorTime } from '../../../support/processor-time.ts'

/** «Mo 08:00-12:00 13:00-17:00», one line a day that is open. */
function told(text: string): string[] {
  const { week } = readHours(text)
  return weekdays
    .filter((day) => week[day].length > 0)
    .map((day) => [day.slice(0, 2), ...week[day].map(({ opens, closes }) => `${opens}-${closes}`)].join(' '))
}
/** Without the remark that no day of the week is open. */
const findingsOf = (text: string) =>
  readHours(text).findings.filter(({ rule }) => rule !== 'profile/hours-none')
const rules = (text: string) => findingsOf(text).map(({ rule, place }) => [rule, place])
const specification = (text: string) => hoursSpecification(readHours(text))

test('hours become openingHoursSpecification', () => {
  const workdays = weekdays.slice(0, 5)
  expect(specification('Mo–Fr 07:30–12:00, 13:00–17:00\n24.12.2026–3.1.2027 geschlossen')).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: workdays, opens: '07:30', closes: '12:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: workdays, opens: '13:00', closes: '17:00' },
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-24',
      validThrough: '2027-01-03',
    },
  ])
})

// Google, «Local business»: all day is 00:00 to 23:59, late hours close on the next day under one entry.
test('all day and past midnight are written as Google reads them', () => {
  expect(specification('Mo 24h\nDi 18-2\n24.12.2026 8-12')).toMatchObject([
    { dayOfWeek: ['Monday'], opens: '00:00', closes: '23:59' },
    { dayOfWeek: ['Tuesday'], opens: '18:00', closes: '02:00' },
    { opens: '08:00', closes: '12:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
  ])
})

// As doors and websites in Switzerland write them; the second half from lists of shops and imprints in public repositories.
test.each([
  ['Montag bis Mittwoch: 8.00 bis 12.00 Uhr und 13.30 bis 18.00 Uhr', 'Mo Tu We', '08:00-12:00 13:30-18:00'],
  ['Di, Do und Sa 9 – 12 Uhr', 'Tu Th Sa', '09:00-12:00'],
  ['Fr-Mo 18:00-02:00', 'Mo Fr Sa Su', '18:00-02:00'],
  ['Mi. 8h-12h / 14h-18h', 'We', '08:00-12:00 14:00-18:00'],
  ['Samstag: rund um die Uhr', 'Sa', '00:00-24:00'],
  ['So 10:00–16:00 durchgehend', 'Su', '10:00-16:00'],
  ['Öffnungszeiten:\nMontag\n08.00 – 12.00 Uhr\n13.00 – 17.00 Uhr', 'Mo', '08:00-12:00 13:00-17:00'],
  ['Mo-Fr 7-12:15/14-18.30h, Sa geschl.', 'Mo Tu We Th Fr', '07:00-12:15 14:00-18:30'],
  ['Montag bis Freitag 8-18 Uhr. Sonntag geschlossen.', 'Mo Tu We Th Fr', '08:00-18:00'],
  ['Di–So 12–22 Uhr · Montag Ruhetag', 'Tu We Th Fr Sa Su', '12:00-22:00'],
  ['Mo + Do: 9 - 12 u. 14.30 bis 16 Uhr\nDienstags Ruhetag!', 'Mo Th', '09:00-12:00 14:30-16:00'],
  ['Mo 8 bis 12 Uhr, Montag zusätzlich 14 bis 18 Uhr.', 'Mo', '08:00-12:00 14:00-18:00'],
  ['Mo-Fr 08h00-12h00 13h30-18h00', 'Mo Tu We Th Fr', '08:00-12:00 13:30-18:00'],
  ['Öffnungszeiten: Mo 8-12', 'Mo', '08:00-12:00'],
  ['MO-FR 0800-1200', 'Mo Tu We Th Fr', '08:00-12:00'],
  // A cell of a table, with its quotes.
  ['"Mo\t8-17"', 'Mo', '08:00-17:00'],
  ['Mo\nVormittag 08.00 - 12.00\nNachmittag: 13.30 - 17.00', 'Mo', '08:00-12:00 13:30-17:00'],
  ['Mo vormittags 8-12, nachmittags 14-18', 'Mo', '08:00-12:00 14:00-18:00'],
  ['24/7', 'Mo Tu We Th Fr Sa Su', '00:00-24:00'],
  // Hours that only touch do not overlap.
  ['Mo 8-12\r\nMo 12-17', 'Mo', '08:00-12:00 12:00-17:00'],
])('the hours «%s» are read for %s', (text, days, hours) => {
  expect(readHours(text).findings).toEqual([])
  expect(told(text)).toEqual(days.split(' ').map((name) => `${name} ${hours}`))
})

// Was read as open: a closed day within days that are open.
test.each([
  ['Mo-Do 8-12, Fr 9-11 Uhr Sa geschlossen\nSo zu', 'Mo Tu We Th Fr'],
  ['täglich 11–23 Uhr, Mittwoch Ruhetag', 'Mo Tu Th Fr Sa Su'],
  ['Mi geschlossen\nMo-Fr 8-18', 'Mo Tu Th Fr'],
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
  expect(findingsOf(text).filter(({ grade }) => grade === 'error')).toEqual([])
})

test.each([
  ['24.12.–3.1.2027: geschlossen', '2026-12-24', '2027-01-03', 0],
  ['24. Dezember bis 31. Dez. 2026: 8-12 Uhr', '2026-12-24', '2026-12-31', 1],
  ['2026-12-08 geschlossen', '2026-12-08', '2026-12-08', 0],
  ['Betriebsferien vom 20. Juli bis 8. August 2026', '2026-07-20', '2026-08-08', 0],
  ['1. März 2027: 08:00–12:00, 13:00–17:00', '2027-03-01', '2027-03-01', 2],
])('«%s» is read as special days', (text, from, through, count) => {
  expect(findingsOf(text)).toEqual([])
  expect(readHours(text).special.map((days) => ({ ...days, openings: days.openings.length }))).toEqual([
    { from, through, openings: count },
  ])
})

// Hours have no place for it, so the visitor is told that it is lost.
test.each([
  ['Mo 8-20 (Abendverkauf)', ['Mo 08:00-20:00'], '«(Abendverkauf)»'],
  ['Mo 8-12; sowie nach Vereinbarung', ['Mo 08:00-12:00'], '«sowie nach Vereinbarung»'],
  ['Termine nur auf Anfrage.', [], '«Termine nur auf Anfrage»'],
  ['So + Feiertage: 8-12', ['Su 08:00-12:00'], '«Feiertage»'],
  ['Sonn- und Feiertage 8-12', ['Su 08:00-12:00'], '«Feiertage»'],
  ['Sa 8-12\nFeiertage geschlossen', ['Sa 08:00-12:00'], '«Feiertage geschlossen»'],
])('the hours of «%s» are read, and what they cannot express is noted', (text, hours, remark) => {
  expect(told(text)).toEqual(hours)
  expect(findingsOf(text)).toMatchObject([{ grade: 'note', problem: expect.stringContaining(remark) }])
})

test.each([
  ['Fr bis 15:00 Uhr', 'profile/hours-unread', 'Zeile 1'],
  ['Mo 8-12\n24.12. geschlossen', 'profile/hours-date', 'Zeile 2'],
  ['24.12.2026–3.1.2026 geschlossen', 'profile/hours-date', 'Zeile 1'],
  ['Mo 8-12\n24.12.2026 Do 9-11', 'profile/hours-unread', 'Zeile 2'],
  ['Mo mittags geschlossen', 'profile/hours-unread', 'Zeile 1'],
  ['Mo 8-25', 'profile/hours-unread', 'Zeile 1'],
  ['Mo 8-8', 'profile/hours-unread', 'Zeile 1'],
  ['8-12', 'profile/hours-no-days', 'Zeile 1'],
  ['Wochenende geschlossen\nMo-Fr 8-17', 'profile/hours-no-days', 'Zeile 1'],
  ['Mi 8-12\nMi geschlossen', 'profile/hours-both', 'Zeile 2'],
  ['24.12.2026', 'profile/hours-no-times', 'Zeile 1'],
  ['Mo\nDi 8-12', 'profile/hours-no-times', 'Zeile 1'],
  ['Mo 8-12, 11-17', 'profile/hours-overlap', 'Montag'],
  ['Mo 18-3, 20-22', 'profile/hours-overlap', 'Montag'],
  ['24.12.2026 8-12, 11-17', 'profile/hours-overlap', '24.\u00A0Dezember 2026'],
])('the unclear hours «%s» are reported instead of guessed', (text, rule, place) => {
  expect(rules(text)).toEqual([[rule, place]])
})

test('a week without hours is a warning, but not where hours are by appointment', () => {
  expect(readHours('Mo geschlossen').findings.map(({ rule }) => rule)).toEqual(['profile/hours-none'])
  expect(readHours('Feiertage geschlossen').findings.map(({ rule }) => rule)).toContain('profile/hours-none')
  for (const text of ['nach Vereinbarung', 'Mo–Fr nach telefonischer Vereinbarung'])
    expect(readHours(text).findings.map(({ rule }) => rule)).toEqual(['profile/hours-remark'])
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
      expect(read.week).toEqual(Object.fromEntries(weekdays.map((name, index) => [name, days[index]])))
      expect(read.special).toEqual([{ from: '2026-12-24', through: '2027-01-03', openings: other }])
    }),
  )
})

test('reading any text as hours throws no error', () => {
  const word = fc.constantFrom('mo', '-', 'fr', '8', ':', '30', '24.12.2026', ' bis ', ',', '\n', 'uhr')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(word).map((words) => words.join('')),
      ),
      (text) => {
        expect(specification(text)).toBeInstanceOf(Array)
      },
    ),
  )
})
