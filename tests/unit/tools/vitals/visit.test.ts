import { expect, test } from 'vitest'
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals'
import {
  causeRows,
  loadSentence,
  noVisit,
  unsupportedVitals,
  visitRows,
  type Visit,
} from '../../../../src/tools/vitals/visit.ts'
import { ratingOf, thresholds, vitalText, type VitalName } from '../../../../src/tools/vitals/vital.ts'

test('the thresholds are those of Google’s library', () => {
  expect(thresholds).toEqual({
    LCP: LCPThresholds,
    INP: INPThresholds,
    CLS: CLSThresholds,
    FCP: FCPThresholds,
    TTFB: TTFBThresholds,
  })
})

// web.dev, Web Vitals: good up to the first threshold, poor above the second.
test.each<[VitalName, number, string]>([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs-improvement'],
  ['LCP', 4000, 'needs-improvement'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.2501, 'poor'],
])('%s %d is %s', (name, value, rating) => {
  expect(ratingOf(name, value)).toBe(rating)
})

test.each<[VitalName, number, string]>([
  ['LCP', 1234, '1,23\u00A0s'],
  ['LCP', 999.6, '1\u00A0s'],
  ['INP', 184, '184\u00A0ms'],
  ['CLS', 0, '0'],
  ['CLS', 0.0004, 'unter 0,01'],
  ['CLS', 0.104, '0,1'],
])('%s %d reads «%s»', (name, value, text) => {
  expect(vitalText(name, value)).toBe(text)
})

const visit: Visit = {
  values: {
    LCP: { value: 1600, target: '#inhalt>p', parts: [{ label: 'Antwort des Servers', ms: 300 }] },
    CLS: { value: 0, parts: [] },
  },
  unsupported: ['INP'],
  loaded: '/knowledge-base',
  isRestored: false,
}
const cells = (rows: { cells: string[] }[]) =>
  rows.map((row) => row.cells.join(' | ').replaceAll('\u00A0', ' '))

test('what was measured has its rating, what was not is never a zero, and what the browser cannot measure says so', () => {
  expect(cells(visitRows(visit))).toEqual([
    'LCP (bis 2,5 s) | 1,6 s | Gut',
    'INP (bis 200 ms) | – | misst Ihr Browser nicht',
    'CLS (bis 0,1) | 0 | Gut',
    'FCP (bis 1,8 s) | – | –',
    'TTFB (bis 800 ms) | – | –',
  ])
})

test('element and parts are named as far as they are known', () => {
  const told = cells(causeRows(visit))
  expect(told).toContain('LCP | Grösstes Element | #inhalt>p')
  expect(told).toContain('LCP | Antwort des Servers | 300 ms')
  expect(told).toContain('LCP | Laden der Datei | –')
  expect(told).toContain('INP | Langsamste Eingabe | –')
  expect(told).toContain('CLS | Grösster Sprung | keiner')
})

test('an element that has left the page is said to have', () => {
  const gone: Visit = { ...visit, values: { LCP: { value: 1600, parts: [] } } }
  expect(cells(causeRows(gone))).toContain('LCP | Grösstes Element | nicht mehr auf der Seite')
})

test('there are as many rows before anything is known as afterwards, so nothing moves', () => {
  expect(visitRows(noVisit)).toHaveLength(visitRows(visit).length)
  expect(causeRows(noVisit)).toHaveLength(causeRows(visit).length)
})

test('it says whose load was measured: that of this page, or of the one where the visit began', () => {
  expect(loadSentence(visit, '/knowledge-base')).toBe('Gemessen ab dem Laden dieser Seite.')
  expect(loadSentence(visit, '/knowledge-base/core-web-vitals')).toContain('Laden von /knowledge-base, wo')
  expect(loadSentence({ ...visit, isRestored: true }, '/knowledge-base')).toContain('bfcache')
})

// What the browsers say of themselves (PerformanceObserver.supportedEntryTypes), as far as it matters here.
test.each([
  ['Chromium', ['event', 'largest-contentful-paint', 'layout-shift', 'navigation', 'paint'], true, []],
  ['Safari, Firefox', ['event', 'largest-contentful-paint', 'navigation', 'paint'], true, ['CLS']],
  ['an older one', ['navigation', 'paint', 'event'], false, ['LCP', 'INP', 'CLS']],
  ['none', [], false, ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']],
] as const)('%s: %j', (_, types, knowsInteractions, missing) => {
  expect(unsupportedVitals(types, knowsInteractions)).toEqual(missing)
})
