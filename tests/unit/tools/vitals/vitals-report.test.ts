import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../../../../src/tools/vitals/facts.ts'
import { lcpFields, vitalsReport } from '../../../../src/tools/vitals/vitals-report.ts'

const report = (values: Partial<typeof example>) => vitalsReport({ ...example, ...values })
const rules = (values: Partial<typeof example>) => report(values).findings.map(({ rule }) => rule)

test('the example of the article begins with the wait, at an LCP of 3.6 s', () => {
  const { summary, parts } = report({})
  expect(summary).toBe(
    'LCP 3,6\u00A0s, Optimierung erforderlich. Beginnen Sie hier: Warten auf den Ladebeginn',
  )
  expect(parts.map(({ cells }) => cells.slice(0, 3).join(' '))).toEqual([
    'Antwort des Servers 22\u00A0%, 800\u00A0ms rund 40\u00A0%',
    'Warten auf den Ladebeginn 42\u00A0%, 1,5\u00A0s unter 10\u00A0%',
    'Laden der Datei 28\u00A0%, 1\u00A0s rund 40\u00A0%',
    'Warten auf die Anzeige 8\u00A0%, 300\u00A0ms unter 10\u00A0%',
  ])
})

test('a good LCP has nothing that must be done', () => {
  const { summary, findings } = report({ server: '600', warten: '500', laden: '500', anzeige: '100' })
  expect(summary).toMatch(/^LCP 1,7\u00A0s, Gut\. Noch schneller/)
  expect(findings.map(({ grade }) => grade)).toEqual(['note'])
})

test('a server above Google’s threshold is named, also where another part comes first', () => {
  expect(rules({ server: '801' })).toEqual(['vitals/wait', 'vitals/ttfb'])
  expect(rules({})).toEqual(['vitals/wait'])
})

test('a text has no shares to meet, and says so', () => {
  const text = report({ warten: '0', laden: '0', anzeige: '2800' })
  expect(text.summary).toContain('ein Text')
  expect(text.findings.map(({ rule }) => rule)).toEqual(['vitals/paint', 'vitals/text'])
  expect(text.parts.map(({ cells }) => cells[2])).toEqual(['–', '–', '–', '–'])
})

// Lighthouse 13, `lcp-breakdown-insight` of text: it has two parts.
test('of a text, two times are enough', () => {
  const { summary, parts } = report({ server: '62.267', warten: '', laden: '', anzeige: '2300.685' })
  expect(summary).toBe(
    'LCP 2,36\u00A0s, Gut, ein Text. Noch schneller wird es zuerst hier: Warten auf die Anzeige',
  )
  expect(parts.map(({ cells }) => cells[1])).toEqual([
    '3\u00A0%, 62\u00A0ms',
    '0\u00A0%, 0\u00A0ms',
    '0\u00A0%, 0\u00A0ms',
    '97\u00A0%, 2,3\u00A0s',
  ])
  expect(report({ warten: '' }).summary).toBe(missing)
})

test.each(['2.300', '2,300', '2’300', '2300'])(
  '«%s» is 2.3 s, as PageSpeed Insights writes it',
  (anzeige) => {
    expect(report({ anzeige }).parts.at(-1)?.cells[1]).toContain('2,3\u00A0s')
  },
)

const missing = 'Es fehlen Zeiten; bei Text genügen Server und Anzeige'

test.each(['', 'viel', '-1', '700000'])('«%s» is no time: nothing is reckoned, the days stay', (server) => {
  const { summary, parts, days, text } = report({ server })
  expect({ summary, parts, text }).toEqual({ summary: missing, parts: [], text: '' })
  expect(days).toHaveLength(3)
})

test('what is taken along has parts, remedy and days', () => {
  const { text } = report({})
  expect(text).toContain('Warten auf den Ladebeginn | 42\u00A0%, 1,5\u00A0s | unter 10\u00A0%')
  expect(text).toContain('loading="lazy"')
  expect(text).toContain('30.\u00A0März 2026')
})

test('the parts of a visit go into the fields as whole milliseconds', () => {
  const parts = [312.4, 0, 0, 801.6].map((ms) => ({ label: '', ms }))
  const visit = { values: { LCP: { value: 1114, parts } }, unsupported: [], loaded: '/', isRestored: false }
  expect(lcpFields(visit)).toEqual({ server: '312', warten: '0', laden: '0', anzeige: '802' })
  expect(lcpFields({ ...visit, values: {} })).toBeUndefined()
})

test('whatever stands in the fields, there is an answer', () => {
  const field = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(example)), field), (values) => {
      expect(vitalsReport(values).summary).not.toBe('')
    }),
  )
})
