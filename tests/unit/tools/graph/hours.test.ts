import { expect, test } from 'vitest'
import {
  hoursFindings,
  hoursSpecification,
  minutesOf,
  type Opening,
  type Week,
} from '../../../../src/tools/graph/hours.ts'
import { readHours } from '../../../../src/tools/graph/read-hours.ts'

const { week: exampleWeek, special: exampleSpecial } = readHours(
  'Mo–Fr 07:30–12:00, 13:00–17:00\n24.12.2026–3.1.2027 geschlossen',
)
const closed: Week = {
  Monday: [],
  Tuesday: [],
  Wednesday: [],
  Thursday: [],
  Friday: [],
  Saturday: [],
  Sunday: [],
}
const on = (openings: Opening[]): Week => ({ ...closed, Monday: openings })
const rules = (week: Week, special = exampleSpecial) => hoursFindings(week, special).map(({ rule }) => rule)
const opening = (opens: string, closes: string): Opening => ({ opens, closes })

test('the example week becomes openingHoursSpecification without findings', () => {
  const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  expect(hoursFindings(exampleWeek, exampleSpecial)).toEqual([])
  expect(hoursSpecification(exampleWeek, exampleSpecial)).toEqual([
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
  expect(hoursSpecification(on([opening('00:00', '24:00')]), [])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '00:00', closes: '23:59' },
  ])
  expect(hoursSpecification(on([opening('18:00', '2:00')]), [])[0]).toMatchObject({
    opens: '18:00',
    closes: '02:00',
  })
  expect(hoursFindings(on([opening('18:00', '02:00')]), [])).toEqual([])
})

test('a special day may have other hours', () => {
  const special = [{ from: '2026-12-24', through: '2026-12-24', openings: [opening('08:00', '12:00')] }]
  expect(hoursSpecification(closed, special)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '08:00',
      closes: '12:00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
    },
  ])
})

test.each<[string, Week]>([
  ['profile/hours-time', on([opening('8 Uhr', '12:00')])],
  ['profile/hours-time', on([opening('08:00', '25:00')])],
  ['profile/hours-time', on([opening('08:00', '08:00')])],
  ['profile/hours-overlap', on([opening('08:00', '12:00'), opening('11:00', '17:00')])],
  ['profile/hours-overlap', { ...on([opening('18:00', '03:00')]), Tuesday: [opening('02:00', '10:00')] }],
  [
    'profile/hours-overlap',
    { ...closed, Sunday: [opening('18:00', '03:00')], Monday: [opening('02:00', '10:00')] },
  ],
  ['profile/hours-none', closed],
])('the rule %s is reported', (rule, week) => {
  expect(rules(week)).toContain(rule)
})

test.each([
  ['2026-12-24', '2026-12-23'],
  ['', '2026-12-23'],
])('special days from «%s» to «%s» are reported as invalid', (from, through) => {
  expect(rules(exampleWeek, [{ from, through, openings: [] }])).toEqual(['profile/hours-days'])
})

test('hours that only touch do not overlap', () => {
  expect(rules(on([opening('08:00', '12:00'), opening('12:00', '17:00')]))).toEqual([])
})

test.each([
  ['00:00', 0],
  ['24:00', 1440],
  ['7:05', 425],
  ['24:01', undefined],
  ['12:60', undefined],
  ['12', undefined],
  ['', undefined],
])('the time «%s» is %s minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes)
})
