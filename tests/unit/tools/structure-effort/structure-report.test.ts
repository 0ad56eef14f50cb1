import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../../../../src/tools/structure-effort/facts.ts'
import {
  assumedMinutes,
  daysOf,
  mainDriver,
  workItems,
  type Structure,
} from '../../../../src/tools/structure-effort/effort.ts'
import { structureReport } from '../../../../src/tools/structure-effort/structure-report.ts'

const site: Structure = {
  pages: 60,
  languages: 1,
  templates: 6,
  redirects: 40,
  system: 'ordinary',
  isRelaunch: true,
}
const report = (values: Partial<typeof example>, dayRate: number | null = null) =>
  structureReport({ ...example, ...values }, dayRate)
const days = (structure: Structure) => daysOf(workItems(structure)).high
const rules = (values: Partial<typeof example>) => report(values).findings.map(({ rule }) => rule)

test('the days are the sum of what is counted, by hand', () => {
  const { low, high } = daysOf(workItems(site))
  // 480 + 6 × 30 + 60 × 1 + 40 × 1 + 240 minutes, and 960 + 6 × 60 + 60 × 3 + 40 × 3 + 480; a day has 480.
  expect(low).toBeCloseTo(1000 / 480, 9)
  expect(high).toBeCloseTo(2100 / 480, 9)
})

test('each language has its own addresses, and each beside the first its own work', () => {
  const { low } = daysOf(workItems({ ...site, languages: 3 }))
  expect(low).toBeCloseTo((1000 + 2 * 60 * 1 + 2 * 60) / 480, 9)
})

test.each<[Partial<Structure>, string | undefined]>([
  [{ isRelaunch: false, templates: 20 }, 'templates'],
  [{ pages: 900 }, 'addresses'],
  [{ redirects: 2000 }, 'redirects'],
  [{ languages: 12, pages: 5, redirects: 0, isRelaunch: false }, 'languages'],
  [{ system: 'framework', templates: 3, redirects: 0, pages: 3 }, 'relaunch'],
])('of %j, %s weighs most', (change, driver) => {
  expect(mainDriver(workItems({ ...site, ...change }))?.driver).toBe(driver)
})

test('more of anything is never less work, and each assumption has a lower and a higher end', () => {
  for (const [low, high] of Object.values(assumedMinutes)) expect(low).toBeLessThan(high)
  const count = fc.integer({ min: 1, max: 1000 })
  fc.assert(
    fc.property(count, count, count, count, (pages, languages, templates, more) => {
      const known = { ...site, pages, languages, templates }
      for (const key of ['pages', 'languages', 'templates', 'redirects'] as const)
        expect(days({ ...known, [key]: known[key] + more })).toBeGreaterThan(days(known))
      expect(days({ ...known, system: 'framework' })).toBeGreaterThan(days(known))
    }),
  )
})

test('the example names days, driver and minutes, and says that it is an assumption and no offer', () => {
  const { summary, rows, bring } = report({})
  expect(summary).toBe(
    'Etwa 2,1–4,4 Arbeitstage; am meisten zählt: Messung vor und nach dem Relaunch. Arbeitsannahme, keine Offerte.',
  )
  expect(rows.map((row) => row.join(' | '))).toContain('Vorlagen | 6 | 30–60 | 0,4–0,8')
  expect(bring).toContain('den Termin, an dem die neue Website online geht')
})

test('francs stand there only where the operator has given what a day costs', () => {
  expect(report({}).summary).not.toContain('CHF')
  expect(report({}, 1200).summary).toContain("CHF\u00A02'500 bis CHF\u00A05'250")
  expect(report({}, 1200).message).toContain("CHF\u00A02'500 bis CHF\u00A05'250")
})

test.each<[Partial<typeof example>, string[]]>([
  [{ weiterleitungen: '0' }, ['structure/no-redirects']],
  [{ seiten: '8', relaunch: '' }, ['structure/small']],
  [{ seiten: '8', sprachen: '2', relaunch: '' }, []],
  [{ vorlagen: '61' }, ['structure/templates']],
  [{ seiten: '0' }, ['structure/count']],
  [{ sprachen: '1,5' }, ['structure/count']],
  [{ vorlagen: 'viele', weiterleitungen: '-1' }, ['structure/count', 'structure/count']],
])('%j is commented by %j', (values, expected) => {
  expect(rules(values)).toEqual(expected)
})

test('what cannot be counted is not carried on', () => {
  expect(report({ seiten: '' })).toMatchObject({ rows: [], bring: [], message: '' })
})

test('whatever stands in the fields, there is an answer without NaN', () => {
  const field = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(example)), field), (values) => {
      expect(JSON.stringify(structureReport({ ...example, ...values }, 900))).not.toContain('NaN')
    }),
  )
})
