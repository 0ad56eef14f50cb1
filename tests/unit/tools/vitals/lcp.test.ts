import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../../../../src/tools/vitals/facts.ts'
import { cruxReports } from '../../../../src/tools/vitals/crux-reports.ts'
import { splitLcp, timeProblems } from '../../../../src/tools/vitals/lcp.ts'

type Times = readonly [server: string, warten: string, laden: string, anzeige: string]
const split = (...[server, warten, laden, anzeige]: Times) => splitLcp({ server, warten, laden, anzeige })
const plain = (text = '') => text.replaceAll('\u00A0', ' ')
const summary = (...times: Times) => plain(toldBy(split(...times)))
const toldBy = ({ verdict }: ReturnType<typeof splitLcp>) => `${verdict.word}. ${verdict.reason}`

test('the example of the article has an LCP of 3.6 s, and the advice begins with the load delay', () => {
  const result = splitLcp(example)
  expect(plain(toldBy(result))).toContain(
    'LCP 3,6 s: Optimierung erforderlich. Beginnen Sie hier: «Verzögerung beim Laden der Ressourcen», 1,25 s über dem Richtwert.\nMit dem Richtwert wären es 2,35 s: Gut.',
  )
  expect(result.rows.map((cells) => plain(cells.slice(0, 3).join(' ')))).toEqual([
    'Time to First Byte 22 %, 800 ms rund 40 %, 1 s',
    'Verzögerung beim Laden der Ressourcen 42 %, 1,5 s unter 10 %, 250 ms',
    'Dauer des Ressourcenladevorgangs 28 %, 1 s rund 40 %, 1 s',
    'Verzögerung beim Rendering 8 %, 300 ms unter 10 %, 250 ms',
  ])
})

// web.dev, Optimize LCP: about 40 %, less than 10 %, about 40 %, less than 10 %; read on 2026-11-22.
test.each<[string, Times, string]>([
  ['a slow server', ['2000', '100', '700', '200'], '«Time to First Byte», 1 s'],
  ['a heavy picture', ['400', '100', '2400', '100'], '«Dauer des Ressourcenladevorgangs», 1,4 s'],
  ['a script that paints late', ['400', '100', '400', '1100'], '«Verzögerung beim Rendering», 900 ms'],
  [
    'the longest part is not always the first',
    ['1300', '900', '800', '100'],
    '«Verzögerung beim Laden der Ressourcen», 650 ms',
  ],
])('%s: for %j the advice begins with %s', (_, times, first) => {
  expect(summary(...times)).toContain(`hier: ${first} über dem Richtwert`)
})

test('a slow page is told where to begin even if its times have the shares that Google names', () => {
  expect(summary('1600', '400', '1600', '400')).toContain(
    'Beginnen Sie hier: «Time to First Byte», 600 ms über dem Richtwert.',
  )
})

test('times in the shares that Google names get no advice', () => {
  expect(summary('1000', '250', '1000', '250')).toMatch(/ Alle Teile liegen beim Richtwert\.$/)
})

// web.dev, Web Vitals: the 75th percentile of the whole. That of this sum was called good, beside a real LCP of 2.9 s.
test('the sum of the parts is not rated, only the measured LCP', () => {
  const values = { server: '700', warten: '200', laden: '900', anzeige: '500' }
  const { verdict } = splitLcp(values)
  expect([verdict.state, plain(verdict.word)]).toEqual(['unchecked', 'Summe rund 2,3 s'])
  expect(verdict.reason).toContain('«Verzögerung beim Rendering»')
  expect(splitLcp({ ...values, lcp: '2,9 s' }).verdict).toMatchObject({
    state: 'warning',
    word: 'LCP 2,9\u00A0s: Optimierung erforderlich',
  })
})

// CrUX has the parts of pictures only; PageSpeed Insights shows LCP and Time to First Byte.
test('for a text as LCP element LCP and first byte are enough', () => {
  const text = { element: 'text', server: '62,27', lcp: '2362.955' }
  expect(plain(toldBy(splitLcp(text)))).toBe(
    'LCP 2,36 s (ein Text): Gut. Noch schneller wird es zuerst hier: «Verzögerung beim Rendering».',
  )
  expect(splitLcp(text).rows.map((cells) => cells[2])).toEqual(['–', '–'])
  expect(splitLcp(text).rows[1]?.[3]).toContain('«font-display: swap»')
  expect(splitLcp({ element: 'text', server: '800', laden: '900' }).verdict.reason).toBe(
    'Es fehlt: «Gemessener LCP».',
  )
  expect(timeProblems({ ...text, server: '3 s' })).toHaveProperty('lcp')
})

// Each was called good: a thousand was read as a fraction, shares as times, and «<1 s» as 1 s.
test.each<[string, Times, string]>([
  ['a German thousand', ['12.345 ms', '100', '100', '100'], 'Summe rund 12,64 s'],
  ['a thousand or a fraction', ['12.345', '100', '100', '100'], 'Nicht gerechnet'],
  ['shares', ['22', '42', '28', '8'], 'Nicht gerechnet'],
  ['seconds without their unit', ['0,8', '1,5', '1', '0,3'], 'Nicht gerechnet'],
  ['less than a second', ['<1 s', '1500', '1000', '300'], 'Nicht gerechnet'],
  [
    'a line of developer tools',
    ['800 ms (22 %), 1,500 ms (42 %), 1 s, 300 ms', '', '', ''],
    'Summe rund 3,6 s',
  ],
  [
    'its lines in a field of one line',
    ['Time to first byte800 ms22%Resource load delay1,500 ms42%1,000 ms28%300 ms', '', '', ''],
    'Summe rund 3,6 s',
  ],
])('%s, %j: «%s»', (_, times, word) => {
  expect(plain(split(...times).verdict.word)).toMatch(new RegExp(`^${word}`))
})

test.each(['LCP: 2,4 s', 'Largest Contentful Paint (LCP) 2,4 s', '2,4 s (Gut)', 'ca. 2400 ms'])(
  'the LCP is read from «%s»',
  (lcp) => expect(plain(splitLcp({ lcp }).verdict.word)).toBe('LCP 2,4 s: Gut'),
)

test.each([
  ['2501', 'LCP 2,501 s: Optimierung erforderlich'],
  ['2509', 'LCP 2,51 s: Optimierung erforderlich'],
])('just over a threshold the number shows it: %s ms', (lcp, word) => {
  expect(plain(splitLcp({ ...example, lcp }).verdict.word)).toBe(word)
})

test('seconds, milliseconds and thousands are read side by side', () => {
  expect(summary('0,8 s', '1.500', '1,000 ms', '300')).toMatch(/^Summe rund 3,6 s/)
})

test.each([
  [{ lcp: '3.6' }, 'LCP 3,6 s: Optimierung erforderlich', 'gelesen: «3.6».'],
  [{ ...example, lcp: '3,6' }, 'LCP 3,6 s: Optimierung erforderlich', 'gelesen: «3,6».'],
  [
    { lcp: '3,6', server: '0,8', warten: '1,5', laden: '1', anzeige: '0,3' },
    'LCP 3,6 s: Optimierung erforderlich',
    '1,25 s über dem Richtwert',
  ],
  [{ element: 'text', lcp: '2,4', server: '0,6' }, 'LCP 2,4 s (ein Text): Gut', '«2,4», «0,6»'],
  [{ lcp: '3,6', server: '22', warten: '42', laden: '28', anzeige: '8' }, 'Nicht gerechnet', ''],
  [{ lcp: '45' }, 'Nicht gerechnet', ''],
  [{ lcp: '180' }, 'LCP 180 ms?', 'INP'],
])('numbers without a unit in %j, seconds as PageSpeed Insights shows them: «%s»', (values, word, told) => {
  const { verdict } = splitLcp(values)
  expect(plain(verdict.word)).toBe(word)
  expect(plain(verdict.reason)).toContain(told)
})

test.each([
  [{ lcp: '3600' }, 'warning', 'LCP 3,6 s: Optimierung erforderlich. Nicht aufgeteilt: Es fehlen'],
  [{ element: 'text', lcp: '3600' }, 'warning', 'LCP 3,6 s (ein Text): Optimierung erforderlich. Nicht auf'],
  [
    { lcp: '4200', server: '210', warten: '160', laden: '90', anzeige: '240' },
    'wrong',
    'LCP 4,2 s: Langsam. Die vier Teile ergeben 700 ms, der LCP 4,2 s: Sie stammen',
  ],
  [{ ...example, lcp: '1800' }, 'right', 'LCP 1,8 s: Gut. Die vier Teile ergeben 3,6 s, der LCP 1,8 s:'],
  [
    { lcp: '2000', server: '100', warten: '100', laden: '2100', anzeige: '100' },
    'unchecked',
    'Nicht gerechnet. «Dauer des Ressourcenladevorgangs» ist länger als der ganze LCP, 2 s:',
  ],
])('an LCP without its own parts, %j, is not split, and its verdict is «%s»', (values, state, told) => {
  const result = splitLcp(values)
  expect(result).toMatchObject({ verdict: { state }, rows: [] })
  expect(plain(toldBy(result)).startsWith(told)).toBe(true)
})

test('the paste of two columns is told to be one', () => {
  const server =
    'Time to First Byte\t800 ms\t912 msResource load delay\t1,500 ms\t1,612 msResource load duration\t1,000 ms\t1,100 msElement render delay\t300 ms\t350 ms'
  expect(timeProblems({ server })['server']).toContain('acht Zeiten')
})

// web.dev, Web Vitals: good up to 2.5 s, poor over 4 s.
test.each([
  ['2500', 'right'],
  ['3500', 'warning'],
  ['4000', 'warning'],
  ['4001', 'wrong'],
] as const)('with a measured LCP of %s ms the verdict is «%s»', (lcp, state) => {
  expect(splitLcp({ ...example, lcp }).verdict.state).toBe(state)
})

test.each(['', 'viel', '-1', '700000', '11 min'])('«%s» is no time, and nothing is calculated', (server) => {
  expect(split(server, '1500', '1000', '300')).toMatchObject({ verdict: { state: 'unchecked' }, rows: [] })
})

test('each wrong time has its own error, and the verdict names the fields', () => {
  const values = { server: 'abc', warten: '-5', laden: '1.2.3', anzeige: '9999999' }
  expect(timeProblems(values)).toEqual({
    server: expect.stringMatching(/^Hier steht «abc»\. .*zehn Minuten.*«800»/),
    warten: expect.stringMatching(/^Hier steht «-5»\. /),
    laden: expect.stringContaining('zehn Minuten'),
    anzeige: expect.stringContaining('zehn Minuten'),
  })
  expect(splitLcp(values).verdict.reason).toBe(
    'Zu berichtigen: «Time to First Byte», «Verzögerung beim Laden der Ressourcen», «Dauer des Ressourcenladevorgangs», «Verzögerung beim Rendering».',
  )
})

test.each([
  [{ ...example, server: 'abc' }, ['server']],
  [{ ...example, laden: '0' }, []],
  [{ ...example, anzeige: '0,3' }, ['anzeige']],
  [{ ...example, laden: '40 %' }, ['laden']],
  [{ server: '50', warten: '20 ms', laden: '20', anzeige: '9' }, ['server', 'laden', 'anzeige']],
  [{ ...example, laden: '' }, []],
  [example, []],
])('in %j the times %j are wrong', (values, wrong) => {
  expect(Object.keys(timeProblems(values))).toEqual(wrong)
})

test('a change on 2 March is in half of the report of 16 March and in all of that of 30 March', () => {
  expect(cruxReports('2026-03-02').map((cells) => plain(cells.join(': ')))).toEqual([
    '28 Tage: 2. Februar bis 1. März 2026: 0 von 28: noch der alte Wert',
    '28 Tage: 17. Februar bis 16. März 2026: 14 von 28: halb und halb',
    '28 Tage: 3. März bis 30. März 2026: 28 von 28: nur noch der neue Wert. Ganz sichtbar ab etwa 1. April 2026',
  ])
})

// The collectionPeriod in Google's example, 27 December 2022 to 23 January 2023:
// developer.chrome.com/blog/chrome-ux-report-history-api, read on 2026-11-22.
test('a report covers as many days as Google’s own example', () => {
  expect(plain(cruxReports('2022-12-26').at(-1)?.[0])).toBe('28 Tage: 27. Dezember 2022 bis 23. Januar 2023')
})

test.each(['', 'morgen', '2026-02-30', '1999-12-31', '9999-12-31', '02.03.2026'])(
  'the date «%s» yields no reports',
  (day) => {
    expect(cruxReports(day)).toEqual([])
  },
)

test('any input in the fields gets a verdict without an error', () => {
  const field = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(example)), field), (values) => {
      expect(splitLcp(values).verdict.word).not.toBe('')
      cruxReports(values['online'] ?? '')
    }),
  )
})
