import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { csvRows } from '../../../../src/tools/shared/csv.ts'
import { channels, type ChannelId } from '../../../../src/tools/plan/channels.ts'
import { example as values } from '../../../../src/tools/plan/facts.ts'
import { readPlan } from '../../../../src/tools/plan/read-plan.ts'
import { distributionPlan, planCsv, type PlanInput } from '../../../../src/tools/plan/plan.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const { input: example } = readPlan(values)
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

test('never throws, whatever stands in the fields', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(fc.string()), (address, start, closed) => {
      for (const input of [
        { ...example, address, start, closed },
        { ...example, address: `https://a.ch/${address}`, closed },
      ]) {
        const { rows } = distributionPlan({ ...input, channels: allChannels })
        expect(planCsv(rows)).toContain('Messlink')
      }
    }),
  )
})

test('every channel has its place in the plan', () => {
  expect(Object.keys(channels).toSorted()).toEqual(allChannels.toSorted())
})
