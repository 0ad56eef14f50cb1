import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../../../../src/tools/lead-cost/facts.ts'
import { leadCost, type LeadMonth } from '../../../../src/tools/lead-cost/lead-cost.ts'
import { leadCostReport } from '../../../../src/tools/lead-cost/lead-cost-report.ts'

const month: LeadMonth = {
  enquiries: 60,
  share: 0.3,
  advertising: 3600,
  handling: 20,
  closing: 0.25,
  margin: 2000,
}
const report = (values: Partial<typeof example>) => leadCostReport({ ...example, ...values })
const rules = (values: Partial<typeof example>) => report(values).findings.map(({ rule }) => rule)

test('advertising alone costs CHF 60 an enquiry and CHF 200 a qualified one, as the text says', () => {
  expect(leadCost({ ...month, handling: 0 })).toMatchObject({ perEnquiry: 60, perQualified: 200 })
  const then = { ...month, enquiries: 40, share: 0.5, handling: 0 }
  expect(leadCost(then)).toMatchObject({ perEnquiry: 90, perQualified: 180 })
})

// From the text of the service: 8 enquiries a month, every fourth qualified, and Microsoft's 40 of each outcome.
test.each([
  [8, 0.25, 20],
  [8, 0.75, 20],
  [80, 0.5, 1],
])('%d enquiries a month, %d of them qualified, make the cases in %d months', (enquiries, share, months) => {
  expect(leadCost({ ...month, enquiries, share }).monthsToCases).toBeCloseTo(months, 9)
})

test('one outcome alone never makes the cases, and without a qualified enquiry there is no price for one', () => {
  expect(leadCost({ ...month, share: 1 }).monthsToCases).toBeUndefined()
  expect(leadCost({ ...month, share: 0 })).toMatchObject({
    perQualified: undefined,
    monthsToCases: undefined,
  })
})

test('at the break-even share the month comes to nothing, below it loses, above it gains', () => {
  const amount = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), amount, amount, (enquiries, advertising, margin) => {
      const known = { ...month, enquiries, advertising, margin }
      const { breakEven = 0 } = leadCost(known)
      const at = (share: number) => leadCost({ ...known, share }).result
      expect(Math.abs(at(breakEven))).toBeLessThan(1e-6 * (advertising + margin) * enquiries)
      expect(at(breakEven * 0.99)).toBeLessThan(0)
      expect(at(breakEven * 1.01)).toBeGreaterThan(0)
    }),
  )
})

test('CHF 3.600 are three thousand and six hundred, not three and a half', () => {
  expect(report({ werbung: '3.600', marge: '2,000', anfragen: '60' })).toEqual(report({}))
})

test('an average of a year may have a fraction, and one enquiry is no plural', () => {
  expect(report({ anfragen: '12.5' }).rows[0]).toEqual(['Anfragen', '12,5', '40'])
  expect(report({ anfragen: '1' }).findings.at(-1)?.problem).toMatch(/^Eine Anfrage in einem Monat passt zu/)
})

test('the worked example tells both months and what they cost', () => {
  const { summary, rows, findings } = report({})
  expect(summary).toBe(
    'Je qualifizierte Anfrage: heute CHF\u00A0267, zum Vergleich CHF\u00A0220. Eine Rechnung, keine Prognose.',
  )
  expect(rows.map((row) => row.join(' | '))).toEqual([
    'Anfragen | 60 | 40',
    'davon qualifiziert | 18 | 20',
    'Kosten je Anfrage | CHF\u00A080 | CHF\u00A0110',
    'Kosten je qualifizierte | CHF\u00A0267 | CHF\u00A0220',
    'Aufträge | 4,5 | 5',
    "Marge minus Kosten | CHF\u00A04'200 | CHF\u00A05'600",
    'trägt sich ab Anteil | 16\u00A0% | 22\u00A0%',
    '40/40 Fälle nach | 3 Monaten | 2 Monaten',
  ])
  expect(findings).toEqual([])
})

test('the message says that it is a reckoning and what was assumed, and nothing of a person', () => {
  expect(report({}).message.split('\n')).toEqual([
    'Ergebnis des Kostenrechners (eine Rechnung, keine Prognose)',
    'Heute: 60 Anfragen im Monat, 30\u00A0% qualifiziert, CHF\u00A0267 je qualifizierte; trägt sich ab 16\u00A0%, 40/40 Fälle nach 3 Monaten',
    'Zum Vergleich: 40 Anfragen im Monat, 50\u00A0% qualifiziert, CHF\u00A0220 je qualifizierte; trägt sich ab 22\u00A0%, 40/40 Fälle nach 2 Monaten',
    "Angenommen: CHF\u00A03'600 Werbung im Monat, CHF\u00A020 Aufwand je Anfrage, Abschluss 25\u00A0%, Marge je Auftrag CHF\u00A02'000",
  ])
})

test.each<[Partial<typeof example>, string]>([
  [{ anfragen: '0' }, 'lead-cost/enquiries'],
  [{ danachAnfragen: 'viele' }, 'lead-cost/enquiries'],
  [{ passend: '101' }, 'lead-cost/share'],
  [{ danachPassend: '-1' }, 'lead-cost/share'],
  [{ werbung: '' }, 'lead-cost/amounts'],
  [{ stundensatz: '-80' }, 'lead-cost/amounts'],
  [{ abschluss: '200' }, 'lead-cost/amounts'],
])('%j is told by %s, and nothing is reckoned or carried on', (values, rule) => {
  expect(rules(values)).toEqual([rule])
  expect(report(values)).toMatchObject({ rows: [], message: '' })
})

test.each<[Partial<typeof example>, string[]]>([
  [{ marge: '800' }, ['lead-cost/loss']],
  [{ marge: '100' }, ['lead-cost/loss']],
  [{ marge: '0' }, ['lead-cost/loss']],
  [{ anfragen: '8', passend: '10', werbung: '0' }, ['lead-cost/cases', 'lead-cost/chance']],
  [{ passend: '100' }, ['lead-cost/cases']],
])('%j is commented by %j', (values, expected) => {
  expect(rules(values)).toEqual(expected)
})

test('a loss names the share that would be needed, or that none would do', () => {
  expect(report({ marge: '800' }).findings[0]?.remedy).toContain(
    'müssten 40\u00A0% qualifiziert sein statt 30\u00A0%',
  )
  expect(report({ marge: '100' }).findings[0]?.remedy).toContain('Auch wenn alle qualifiziert wären')
})

test('whatever stands in the fields, there is an answer without NaN', () => {
  const field = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(example)), field), (values) => {
      expect(JSON.stringify(leadCostReport({ ...example, ...values }))).not.toContain('NaN')
    }),
  )
})
