import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceReport } from '../../../../src/tools/chance/chance-report.ts'
import { weeksNeeded } from '../../../../src/tools/chance/comparison.ts'
import { meanInterval, ratioInterval } from '../../../../src/tools/chance/exact-intervals.ts'
import { dayText } from '../../../../src/tools/shared/calendar-day.ts'
import { example } from '../../../../src/tools/chance/facts.ts'
import { rangeOf } from '../../../../src/tools/chance/verdict.ts'

const report = (values: Partial<typeof example>) =>
  chanceReport({ ...example, metric: 'enquiries', ...values }, '2026-11-23')
const rules = (values: Partial<typeof example>) => report(values).findings.map(({ rule }) => rule)
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const dates = (vorherVon: string, vorherBis: string, nachherVon: string, nachherBis: string) => ({
  vorherVon,
  vorherBis,
  nachherVon,
  nachherBis,
})
const noDays = dates('', '', '', '')
/** The report on daily values without dates. */
const daily = (text: string, metric = 'enquiries', values: Partial<typeof example> = {}) =>
  report({ ...noDays, metric, export: text, ...values })
const rows = (head: string, days: number[], countOf: (day: number) => number) =>
  [head, ...days.map((day) => `${dayText(20_703 + day)};${countOf(day)}`)].join('\n')
const from = (count: number) => [...Array.from({ length: count }).keys()]
/** Eight weeks of daily clicks from 7 September 2026, a Monday. */
const dailyClicks = (countOf: (day: number) => number) => rows('Datum;Klicks', from(56), countOf)

// R, poisson.test(c(11, 6+8+7), c(800, 1083+1050+878)): 1.971488 with 0.8584264 to 4.2772659; the others from SciPy 1.17.1
// (scipy.stats.beta.ppf, Clopper and Pearson), 2026-11-22 and 2026-11-27.
test.each([
  [21, 3011, 11, 800, 0.8584264, 4.2772659],
  [96, 28, 121, 28, 0.9562366, 1.6652274],
  [23, 28, 9, 28, 0.1593624, 0.8778324],
  [4, 28, 5, 28, 0.2690492, 6.2995012],
  [11.5, 28, 4.5, 28, 0.0999021, 1.2507541],
  [0, 28, 5, 28, 0.9163559, Infinity],
  [5, 28, 0, 28, 0, 1.0912791],
  [10, 14, 30, 28, 0.713704, 3.4396509],
  [8400, 28, 8700, 28, 1.0050076, 1.0673634],
  [1_000_000, 28, 1_003_000, 28, 1.0002248, 1.0057829],
])(
  'the change from %f in %i days to %f in %i days is between %f and %f times',
  (before, days, after, other, low, high) => {
    const interval = ratioInterval({ count: before, days }, { count: after, days: other })
    expect(interval.low).toBeCloseTo(low, 5)
    expect(1 / interval.high).toBeCloseTo(1 / high, 5)
  },
)

// Garwood's exact limits, from SciPy 1.17.1 (scipy.stats.gamma.ppf), 2026-11-22.
test.each([
  [0, 0, 3.6888795],
  [1, 0.0253178, 5.5716434],
  [5, 1.6234864, 11.6683321],
  [20, 12.2165194, 30.8883779],
  [100, 81.3639913, 121.6267938],
  [5000, 4862.3591887, 5140.5489486],
])('a count of %i has a mean between %f and %f', (count, low, high) => {
  const interval = meanInterval(count)
  expect(interval.low / (low || 1)).toBeCloseTo(low && 1, 5)
  expect(interval.high / high).toBeCloseTo(1, 5)
})

test('the interval contains the ratio, and is inverted when the periods are exchanged', () => {
  const counted = fc.record({
    count: fc.integer({ min: 1, max: 100_000 }),
    days: fc.integer({ min: 1, max: 400 }),
  })
  fc.assert(
    fc.property(counted, counted, (one, other) => {
      const there = ratioInterval(one, other)
      const ratio = other.count / other.days / (one.count / one.days)
      expect(there.low).toBeLessThanOrEqual(ratio)
      expect(there.high).toBeGreaterThanOrEqual(ratio)
      expect(ratioInterval(other, one).high * there.low).toBeCloseTo(1, 5)
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['enquiries', '2026-11-23', true],
  ['enquiries', '2026-11-22', false],
  ['clicks', '2026-11-20', true],
  ['clicks', '2026-11-19', false],
])('on the 23rd, %s counted until %s are unfinished: %s', (metric, nachherBis, isUnfinished) => {
  expect(rules({ metric, nachherBis }).includes('chance/unfinished')).toBe(isUnfinished)
})

test('more weeks afterwards cannot make up for too few before, and equal rates never differ', () => {
  // (log 1.25 / 2.8016)² is 0.00634: 1/(4+w) + 1/(5+1.25w) falls to it at w = 280.
  expect(weeksNeeded({ count: 4, days: 28 }, { count: 5, days: 28 })).toEqual({ after: undefined, both: 280 })
  // log(2)/2.8016 squared is 0.0612; a week brings 1 and 2: 1/(4+w) + 1/(8+2w) ≤ 0.0612 from w = 20.5.
  expect(weeksNeeded({ count: 4, days: 28 }, { count: 8, days: 28 })).toEqual({ after: undefined, both: 21 })
  expect(weeksNeeded({ count: 96, days: 28 }, { count: 96, days: 28 }).both).toBeUndefined()
})

// The first is the case of the article, as if each visit were by another person.
test.each(
  Object.entries({
    '23, 9':
      'Kaum Zufall. Nachher kamen pro Tag 61 % weniger Anfragen. Mit 95 % Sicherheit sind es 12 bis 84 % weniger.',
    '96, 121':
      'Zufall ist möglich. Nachher kamen pro Tag 26 % mehr Anfragen. Dazu passt alles von 4 % weniger bis 67 % mehr. «Vorher» ist zu kurz gezählt: Es bräuchte in beiden Zeiträumen je etwa 7 Wochen mehr.',
    '0, 9':
      'Kaum Zufall. Vorher war die Zahl null; auch wenn das Zufall war, kamen nachher pro Tag mindestens 97 % mehr Anfragen.',
    '4, 5':
      'Zufall ist möglich. Nachher kamen pro Tag 25 % mehr Anfragen. Dazu passt alles von 73 % weniger bis 6,3-mal so viele. «Vorher» ist zu kurz gezählt: Es bräuchte in beiden Zeiträumen je etwa 5 Jahre mehr.',
    '0, 4':
      'Zufall ist möglich. Vorher war die Zahl null. Auch das kann Zufall sein. «Vorher» ist zu kurz gezählt: Es bräuchte in beiden Zeiträumen je etwa 13 Wochen mehr.',
    '0, 0': 'Nicht geprüft. In beiden Zeiträumen ist die Zahl null. Da gibt es nichts zu vergleichen.',
    '100, 100':
      'Zufall ist möglich. Nachher kamen pro Tag gleich viele Anfragen. Dazu passt alles von 25 % weniger bis 33 % mehr. Ein so kleiner Unterschied zeigt sich auch in zehn Jahren nicht.',
    // Not rounded to «no change» or to nothing.
    '1234567, 12':
      'Kaum Zufall. Nachher kamen pro Tag über 99 % weniger Anfragen. Mit 95 % Sicherheit sind es über 99 % weniger.',
    '1000000, 1003000':
      'Unsicher. Nachher kamen pro Tag 0,3 % mehr Anfragen. Gerechnet sind es 0,02 bis 0,58 % mehr, doch bei so vielen schwanken auch ganze Wochen stärker. Fügen Sie die Tageswerte ein.',
    '50, 0': 'Kaum Zufall. Nachher kamen keine Anfragen. Mit 95 % Sicherheit sind es 92 bis 100 % weniger.',
  }),
)('the counts %s are explained in words', (counts, words) => {
  const [vorher = '', nachher = ''] = counts.split(', ')
  const { verdict } = report({ vorher, nachher })
  expect(plain(`${verdict.word}. ${verdict.reason}`)).toBe(words)
})

test('with enough days before, more days afterwards suffice', () => {
  const days = dates('2026-09-14', '2026-10-11', '2026-10-12', '2026-10-18')
  expect(report({ ...days, vorher: '200', nachher: '64' }).verdict.reason).toContain('etwa 5 Wochen weiter')
})

const uneven = dates('2026-08-01', '2026-08-31', '2026-09-01', '2026-09-26')
test.each<[string, string, string, RegExp, Partial<typeof example>]>([
  ['400', '480', 'Kaum Zufall', /Sicherheit sind es 5 bis 37.% mehr\.$/, {}],
  ['400', '480', 'Zufall ist möglich', /von 0,9.% weniger bis 45,5.% mehr/, { metric: 'clicks' }],
  ['400', '900', 'Kaum Zufall', /, auch wenn je zwei Klicks von derselben Person/, { metric: 'clicks' }],
  ['12000', '12900', 'Kein Urteil zu Impressionen', /Vergleichen Sie Klicks/, { metric: 'impressions' }],
  ['12000', '12010', 'Kein Urteil zu Impressionen', /./, { metric: 'impressions' }],
  ['100', '60', 'Nicht vergleichbar', /./, dates('2026-10-12', '2026-10-16', '2026-10-17', '2026-10-18')],
  ['100', '60', 'Kaum Zufall', /./, dates('2026-10-12', '2026-10-18', '2026-10-19', '2026-10-25')],
  // Days of the week explain at most 1.2.
  ['12', '30', 'Kaum Zufall', /./, uneven],
  ['30', '40', 'Zufall ist möglich', /./, uneven],
  ['200', '230', 'Nicht vergleichbar', /./, uneven],
  // Thousands a little apart are not certain without their days.
  ['20000', '21000', 'Unsicher', /./, { metric: 'clicks' }],
  ['2000', '4000', 'Kaum Zufall', /./, { metric: 'clicks' }],
])('the change from %s to %s is judged «%s», %s, with %j', (vorher, nachher, word, reason, values) => {
  const { verdict } = report({ vorher, nachher, ...values })
  expect(verdict.word).toBe(word)
  expect(verdict.reason).toMatch(reason)
})

/** Each day varies more than chance. */
const varying = (more: number) => (day: number) => (day % 14 < 7 ? 60 : 100) + (day < 28 ? 0 : more)
test.each<[string, string, RegExp, (day: number) => number]>([
  ['one odd day', 'Unsicher', /17\.\sOktober 2026 auf \(300\)/, (day) => (day === 40 ? 300 : 10)],
  ['quiet weekends', 'Kaum Zufall', /Person/, (day) => (day % 7 > 4 ? 4 : 40) * (day < 28 ? 1 : 2)],
  ['10 more a day', 'Zufall ist möglich', /, wenn Ihre Tage so stark schwanken\./, varying(10)],
  ['80 more a day', 'Kaum Zufall', /, auch wenn Ihre Tage so stark schwanken\.$/, varying(80)],
])('daily values with %s are judged «%s», %s', (_, word, reason, countOf) => {
  const { verdict } = daily(dailyClicks(countOf), 'clicks')
  expect(verdict.word).toBe(word)
  expect(verdict.reason).toMatch(reason)
})

test('totals of a thousand and more are said to be too certain without their days', () => {
  expect(rules({ vorher: '999', nachher: '900' })).not.toContain('chance/many')
  expect(rules({ vorher: '1000', nachher: '900' })).toContain('chance/many')
  const text = dailyClicks(() => 60)
  expect(rules({ ...noDays, metric: 'clicks', export: text })).not.toContain('chance/many')
})

test('a table is split into whole weeks, without its oldest days', () => {
  const days = from(92).map((day) => day - 36)
  const { table, findings } = daily(rows('Datum;Anfragen', days, () => 3))
  expect(table.map((row) => row[1])).toEqual(['126 in 42 Tagen', '126 in 42 Tagen'])
  expect(table[1]?.[0]).toMatch(/1\.11\.2026$/)
  expect(findings.map(({ rule }) => rule)).toContain('chance/oldest-days')
  expect(findings.map(({ rule }) => rule)).not.toContain('chance/weekdays')
})

const april = ['2026-04-23', '2026-05-20'] as const
test.each([
  ['clicks', dates(...april, '2026-06-03', '2026-06-23'), 'warning'],
  ['visits', dates(...april, '2026-06-03', '2026-06-23'), 'note'],
  ['clicks', dates(...april, '2026-06-02', '2026-06-23'), undefined],
  // A year apart no other choice avoids them.
  ['clicks', dates('2025-08-01', '2025-10-30', '2026-08-01', '2026-10-30'), 'note'],
  ['clicks', dates('2025-03-01', '2025-03-28', '2026-08-01', '2026-10-30'), 'warning'],
])('core updates between the periods are a reason, too: for %s in %j a %s', (metric, days, grade) => {
  const { findings } = report({ ...days, metric })
  expect(findings.find(({ rule }) => rule === 'chance/between')?.grade).toBe(grade)
})

const doubled = (half: number) => (day: number) => (day < half ? 3 : 6)

test.each(['Datum;Anzahl', 'Datum;Nutzer'])('in a table «%s» the second column counts', (head) => {
  const { table } = daily(rows(head, from(56), doubled(28)), 'visits')
  expect(table.map((row) => row.slice(0, 2))).toEqual([
    ['Vorher, 7.9.2026–4.10.2026', '84 in 28 Tagen'],
    ['Nachher, 5.10.2026–1.11.2026', '168 in 28 Tagen'],
  ])
})

test.each([
  [70, [28], 'fehlt ein Tag'],
  [56, [10, 11, 40], 'fehlen 3 Tage'],
])(
  'of %i days those of index %j are missing, which is an error and no place to split',
  (days, gaps, told) => {
    const present = from(days).filter((day) => !gaps.includes(day))
    const text = rows('Datum;Anfragen', present, doubled(days / 2))
    expect(daily(text)).toMatchObject({
      verdict: { state: 'wrong' },
      findings: [{ rule: 'chance/missing-days', problem: expect.stringContaining(told) }],
    })
    const { table } = daily(text, 'enquiries', { nulltage: 'ja' })
    for (const row of table) expect(row[1]).toContain(`in ${days / 2} Tagen`)
  },
)

test('an export is split at a gap of a week, unless the gap is a week without events', () => {
  const days = from(56).filter((day) => day < 14 || day > 20)
  const text = rows('Datum;Anfragen', days, () => 3)
  expect(daily(text).table[0]?.[1]).toBe('42 in 14 Tagen')
  expect(daily(text, 'enquiries', { nulltage: 'ja' }).table[0]?.[1]).toBe('63 in 28 Tagen')
})

const sparse =
  'Datum,Schlüsselereignisse\n20260914,2\n20260917,2\n20260921,3\n20260925,2\n20261001,3\n20261005,2\n20261009,2\n20261013,1'
const head = '# Startdatum: 20260914\n# Enddatum: 20261108\n'
const typed = dates('2026-09-14', '2026-10-11', '2026-10-12', '2026-11-08')

test.each([
  ['in the fields', typed, sparse],
  ['in both', typed, head + sparse],
])('with the range %s, days without events count after the last row, too', (_, days, text) => {
  const { verdict, table } = report({ ...days, nulltage: 'ja', export: text })
  expect(table.map((row) => row[1])).toEqual(['16 in 28 Tagen', '1 in 28 Tagen'])
  expect(verdict.word).toBe('Kaum Zufall')
})

test('days outside the range that GA4 names are not null but missing', () => {
  const text = head.replace('20260914', '20260921') + sparse.replace(/20260914.*\n20260917.*\n/, '')
  expect(rules({ ...typed, nulltage: 'ja', export: text })).toEqual(['chance/missing-days'])
})

test.each([
  ['2025-11-01', '2025-11-28', true],
  ['2025-07-01', '2025-07-28', false],
  ['2026-04-01', '2026-04-28', false],
])('the weeks from %s to %s are of another season than July 2026: %s', (vorherVon, vorherBis, isOther) => {
  const days = dates(vorherVon, vorherBis, '2026-07-01', '2026-07-28')
  expect(rules(days).includes('chance/season')).toBe(isOther)
})

test.each([
  ['chance/count', 'vorher', { vorher: '1.5' }],
  ['chance/count', 'vorher', { vorher: 'neun' }],
  ['chance/period', 'vorherVon', { vorherVon: '2026-02-30' }],
  ['chance/cost', 'vorherKosten', { vorherKosten: '-1' }],
  ['chance/order', 'nachherVon', { nachherVon: '2026-09-20' }],
  ['chance/order', 'nachherVon', { nachherVon: '2026-01-01', nachherBis: '2026-01-28' }],
  ['chance/future', 'nachherBis', { nachherBis: '2026-11-24' }],
])('%s is an error of the field «%s», and there is no result', (rule, field, wrong) => {
  expect(report(wrong)).toMatchObject({ findings: [{ rule, field, grade: 'error' }], table: [], text: '' })
})

test.each([
  ['2026-03-12', '2026-04-08', ['bis 25. März 2026; Core-Update vom März']],
  ['2026-04-08', '2026-05-05', ['Core-Update vom März']],
  ['2026-04-09', '2026-05-20', []],
  ['2026-04-09', '2026-05-21', ['Core-Update vom Mai']],
])('the days from %s to %s, both included, contain the Google events %j', (vorherVon, vorherBis, updates) => {
  const found = report({ vorherVon, vorherBis }).findings.filter(({ rule }) => rule === 'chance/google-event')
  expect(found).toHaveLength(updates.length)
  for (const [index, update] of updates.entries())
    expect(plain(found[index]?.problem ?? '')).toContain(update)
})

test('days that the list of events lacks, and incomplete weeks are reported', () => {
  expect(rules({})).toEqual(['chance/list-ends'])
  expect(rules({ vorherVon: '2026-08-26' })).toContain('chance/weekdays')
  const year = dates('2025-11-01', '2026-04-30', '2026-05-01', '2026-10-31')
  expect(rules(year)).not.toContain('chance/weekdays')
})

// Three tables of a file as GA4 writes them, and Google Ads' lines above a table.
const nthDays = (columns: string, count: (day: number) => number) =>
  [columns, ...from(28).map((day) => `${String(day).padStart(4, '0')},${count(day)}`)].join('\n')
const period = (start: number, end: number) => `# All Users\n# Start date: ${start}\n# End date: ${end}\n`
const [ofSeptember, ofOctober] = [period(20_260_907, 20_261_004), period(20_261_005, 20_261_101)]
const sessions = `${ofSeptember}${nthDays('Nth day,Sessions', () => 3)}`
const otherDays = `${ofSeptember}${nthDays('Nth day,Active users', () => 1)}`
const ofDays = rows('Tag;Sitzungen', from(28), () => 3)
const otherTable = 'Session channel group,Sessions\nDirect,20\nOrganic Search,64'
const halves = ['42 in 14 Tagen', '42 in 14 Tagen']
test.each([
  ['another table below', `${sessions}\n\n${otherTable}`, halves, true],
  ['other days below', `${sessions}\n\n${nthDays('Nth day,New users', () => 1)}`, halves, true],
  ['other days above', `${otherDays}\n\n${nthDays('Nth day,Sessions', () => 3)}`, halves, true],
  [
    'a second period',
    `${sessions}\n\n${ofOctober}${nthDays('Nth day,Sessions', () => 5)}`,
    ['84 in 28 Tagen', '140 in 28 Tagen'],
    false,
  ],
  ['lines above', `Tagesbericht\n${ofDays}`, halves, false],
  ['weekdays and times', ofDays.replaceAll(/^(2026-\d\d-\d\d)/gm, 'Mo, $1 00:00'), halves, false],
])('a file with %s counts the days of the right table', (_, text, counts, hasNote) => {
  const { table, findings } = daily(text, 'visits')
  expect(table.map((row) => row[1])).toEqual(counts)
  expect(findings.some(({ rule }) => rule === 'chance/other-table')).toBe(hasNote)
})

test.each(['', 'ja'])(
  'days that the Search Console has not counted yet are no days without clicks, whether or not those are zero: «%s»',
  (nulltage) => {
    const days = dates('2026-09-07', '2026-10-04', '2026-10-05', '2026-11-03')
    expect(report({ metric: 'clicks', ...days, nulltage, export: dailyClicks(() => 20) })).toMatchObject({
      table: [],
      findings: [{ remedy: expect.stringMatching(/^Wählen Sie als letzten Tag den 1\.\s/) }],
    })
  },
)

test.each([
  ['chance/export-column', 'Date,Sessions,Leads\n2026-09-01,12,1'],
  // Search Console with two periods compared.
  ['chance/export-column', 'Datum,01.09.26 - 28.09.26 Klicks,01.08.26 - 28.08.26 Klicks\n2026-09-01,12,8'],
  ['chance/export-unread', 'Datum,Klicks\n2026-09-01,12\n2026-09-02,viele'],
  ['chance/missing-days', 'Datum,Klicks\n2026-09-01,12\n2026-09-02,5\n2026-09-04,5\n2026-09-10,5'],
])('the rule %s is reported once for an export that cannot be used: %j', (rule, text) => {
  expect(daily(text, 'clicks').findings.map((finding) => finding.rule)).toEqual([rule])
})

test.each([
  ['clicks', 'N-ter Tag,Direct,Organic Search\n0001,5,9', /^Behalten Sie neben dem Tag nur die/],
  ['clicks', 'Datum,Letzte 28 Tage Klicks,Vorherige 28 Tage Klicks\n2026-11-01,5,9', /ohne Vergleich/],
  ['enquiries', 'Datum;Name;Telefon\n03.08.2026;Meier;079', /^Ist jede Zeile eine Anfrage, zählen Sie/],
])('for the count of %s the remedy for the table %j is %s', (metric, text, remedy) => {
  expect(report({ metric, export: text }).findings[0]?.remedy).toMatch(remedy)
})

test('an export of the Search Console is read although visits are chosen, and a note says so', () => {
  const text = dailyClicks(() => 20)
  const [chosen, other] = ['clicks', 'visits'].map((metric) => daily(text, metric))
  expect(other?.verdict).toEqual(chosen?.verdict)
  expect(other?.findings.map(({ rule }) => rule)).toContain('chance/other-metric')
})

test('with daily values and some of the dates the others are asked for', () => {
  const text = dailyClicks(() => 20)
  const { verdict, findings } = daily(text, 'clicks', { nachherVon: '2026-10-12' })
  expect([verdict.state, findings]).toEqual(['unchecked', []])
  expect(verdict.reason).toMatch(/^Es fehlt: «Vorher»: Erster Tag, Letzter Tag; «Nachher»: Letzter Tag\.$/)
})

test('the column «Anzahl Anfragen» is read also beside others', () => {
  const lines = Array.from({ length: 28 }, (_, day) => `${day + 1}.09.2026;2;am Telefon`)
  expect(daily(`Datum;Anzahl Anfragen;Bemerkung\n${lines.join('\n')}`).table).not.toEqual([])
})

test.each([
  [0.16, 0.88, '12 bis 84 % weniger'],
  [0.75, 1.33, '25 % weniger bis 33 % mehr'],
  [1.004, 1.673, '0,4 bis 67,3 % mehr'],
  [1.049, 1.0998, '4,9 bis 10 % mehr'],
  [1.03, 2.44, '1,03- bis 2,4-mal so viele'],
  [0.78, 3.72, '22 % weniger bis 3,7-mal so viele'],
])('the range from %f to %f is worded as «%s»', (low, high, words) => {
  expect(plain(rangeOf({ low, high }))).toBe(words)
})

test.each([
  ['535', 'CHF 13 (9–18)'],
  ['100', 'CHF 2.38 (1.76–3.30)'],
])('the cost %s and its limits have the same precision, as «%s»', (vorherKosten, told) => {
  expect(plain(report({ vorher: '42', vorherKosten }).table[0]?.[3] ?? '')).toBe(told)
})

test.each([
  ['zählt Wochen', rows('Datum;Anzahl', [0, 7, 14, 21], () => 30)],
  ['zählt Monate', rows('Datum;Anzahl', [0, 31, 61], () => 30)],
  ['fehlen', rows('Datum;Klicks', [0, 7, 15], () => 30)],
  ['zählt Monate', 'Monat;Anzahl\n2026-08;30\n2026-09;34'],
  ['zählt Monate', 'Month,Sessions\n08,30\n09,34'],
  ['zählt Wochen', 'Woche;Anzahl\n34;30\n35;34'],
  ['zählt Wochen', 'KW;Anzahl\nKW 34;30\nKW 35;34'],
])('a table that is not daily «%s», and needs no box for days that are null: %j', (words, text) => {
  const { findings } = daily(text, 'clicks')
  expect(findings[0]?.problem).toContain(words)
  expect(findings[0]?.remedy).not.toContain('null')
})

test('the copied result has the findings', () => {
  const { text, findings } = report({ vorherVon: '2026-08-26' })
  expect(findings.length).toBeGreaterThan(0)
  for (const { problem } of findings) expect(text).toContain(problem)
})

test('who types a share learns that the tool compares counts', () => {
  expect(report({ vorher: '12 %' }).findings[0]?.remedy).toContain('Anteile')
})

test('any input in the fields gets a verdict without an error', () => {
  const value = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('9', '2026-03-01'))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(example)), value), (values) => {
      expect(report(values).verdict.word).not.toBe('')
    }),
  )
})
