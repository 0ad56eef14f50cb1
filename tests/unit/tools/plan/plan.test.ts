import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { csvRows } from '../../../../src/tools/shared/csv.ts'
import { channels, type ChannelId } from '../../../../src/tools/plan/channels.ts'
import { example as values } from '../../../../src/tools/plan/facts.ts'
import { readPlan } from '../../../../src/tools/plan/read-plan.ts'
import { ics } from '../../../../src/tools/plan/ics.ts'
import { distributionPlan, planCalendar, planCsv, type PlanInput } from '../../../../src/tools/plan/plan.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const { input: example } = readPlan(values)
const stamp = '20261122T080000Z'
const rules = (input: PlanInput) => distributionPlan(input).findings.map(({ rule }) => rule)
const allChannels: ChannelId[] = [
  'website',
  'linkedin',
  'newsletter',
  'offerte',
  'partner',
  'print',
  'verband',
]

test('the example is the plan of the article, with tagged links and their channels', () => {
  const { rows, findings } = distributionPlan(example)
  expect(findings).toEqual([])
  expect(rows.map(({ day, channel, ga4 }) => [day, channel, ga4?.channel])).toEqual([
    ['2026-11-24', 'Website und Feed', undefined],
    ['2026-11-25', 'LinkedIn der Firma', 'Organic Social'],
    ['2026-11-25', 'Kontrolle', undefined],
    ['2026-11-27', 'Newsletter', 'Email'],
    ['2026-11-30', 'Offertenvorlage', 'Referral'],
    ['2026-12-01', 'Kontrolle', undefined],
    ['2026-12-04', 'Partner und Lieferanten', 'Referral'],
    ['2026-12-11', 'Verbandsmagazin', 'Referral'],
    ['2026-12-22', 'Kontrolle', undefined],
  ])
  expect(rows[3]?.link).toBe(
    'https://ofenbau-muster.ch/ratgeber/speicherofen?utm_source=newsletter&utm_medium=email&utm_campaign=speicherofen&utm_content=2026-11-27',
  )
})

const firstDay = (start: string, closed: string[]) =>
  distributionPlan({ ...example, start, closed, channels: ['linkedin'] }).rows[0]?.day

test('weekends and closed days move to the next open day', () => {
  expect(firstDay('2026-11-20', [])).toBe('2026-11-23')
  expect(firstDay('2026-11-19', [])).toBe('2026-11-20')
  expect(firstDay('2026-12-07', ['2026-12-08'])).toBe('2026-12-09')
  expect(firstDay('2026-12-23', ['2026-12-24', '2026-12-25', '2026-12-28'])).toBe('2026-12-29')
})

test.each<[string, PlanInput]>([
  ['plan/start', { ...example, start: '2026-02-30' }],
  ['plan/customers', { ...example, consent: 'customers' }],
  ['plan/no-consent', { ...example, consent: 'none' }],
  ['plan/unassigned', { ...example, channels: ['print'] }],
  ['plan/shop-campaign', { ...example, address: 'https://a.ch/shop-neu' }],
  ['utm/address', { ...example, address: 'a.ch' }],
])('%s is said', (rule, input) => {
  expect(rules(input)).toContain(rule)
})

test('without consent nothing goes out by e-mail', () => {
  const { rows } = distributionPlan({ ...example, consent: 'none' })
  expect(rows.some(({ channel }) => channel === 'Newsletter')).toBe(false)
})

test('the table can be taken along as CSV and comes back the same', () => {
  const { rows } = distributionPlan(example)
  const [head, ...read] = [...csvRows(planCsv(rows))].map(({ cells }) => cells)
  expect(head?.slice(0, 4)).toEqual(['Tag', 'Kanal', 'Fassung', 'Messlink'])
  expect(read.map((cells) => cells[3])).toEqual(rows.map(({ link }) => link ?? ''))
})

test('the calendar has one entry a row, for whole days, with ids that stay', () => {
  const { rows } = distributionPlan(example)
  const text = planCalendar(rows, example.address, stamp)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(rows.length)
  expect(text).toContain('DTSTART;VALUE=DATE:20261127\r\n')
  const ids = [...text.replaceAll('\r\n ', '').matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(rows.length)
  expect(planCalendar(rows, example.address, '20270101T000000Z').replaceAll('20270101T000000Z', stamp)).toBe(
    text,
  )
})

// RFC 5545, 3.1 and 3.3.11: content lines of at most 75 octets; backslash, semicolon, comma and line break escaped.
test('calendar lines are folded at 75 octets and can be unfolded to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 60, maxLength: 300, size: 'max' }), (title) => {
      const text = ics([{ day: '2026-11-24', id: 'a', title, text: 'x' }], stamp)
      for (const line of text.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const unfolded = text.replaceAll('\r\n ', '')
      const summary = /SUMMARY:(.*)\r\nDESCRIPTION/su.exec(unfolded)?.[1] ?? ''
      const plain = title
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\t\n])\p{Cc}/gu, (mark) => (mark < '\u0080' ? '' : mark))
        .replace('\u007F', '')
      expect(summary.replace(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark))).toBe(plain)
    }),
  )
})

test('marks that would end a value are escaped', () => {
  const text = ics([{ day: '2026-11-24', id: 'a', title: 'a,b;c\\d', text: '' }], stamp)
  expect(text).toContain(String.raw`SUMMARY:a\,b\;c\\d`)
})

test('a title cannot break out of its line', () => {
  expect(ics([{ day: '2026-11-24', id: 'a', title: 'x\r\nEND:VEVENT', text: '' }], stamp)).not.toMatch(
    /^END:VEVENT\r\nDESC/m,
  )
})

test('never throws, whatever stands in the fields', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(fc.string()), (address, start, closed) => {
      for (const input of [
        { ...example, address, start, closed },
        { ...example, address: `https://a.ch/${address}`, closed },
      ]) {
        const { rows } = distributionPlan({ ...input, channels: allChannels })
        expect(planCsv(rows)).toContain('Messlink')
        expect(planCalendar(rows, input.address, stamp)).toContain('END:VCALENDAR')
      }
    }),
  )
})

test('every channel has its place in the plan', () => {
  expect(Object.keys(channels).toSorted()).toEqual(allChannels.toSorted())
})
