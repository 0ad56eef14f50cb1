import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readCases } from '../../../../src/tools/score/cases.ts'
import { example } from '../../../../src/tools/score/facts.ts'
import { finished } from '../../../../src/tools/shared/slices.ts'
import { personalColumns } from '../../../../src/tools/score/personal-columns.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const casesIn = (...given: Parameters<typeof readCases>) => finished(readCases(...given))
const rules = (text: string) => casesIn(text).findings.map(({ rule }) => rule)

test('the example has 200 cases, 40 of them won', () => {
  const { cases, findings } = casesIn(example.faelle)
  expect(cases).toHaveLength(200)
  expect(cases.filter(({ won }) => won)).toHaveLength(40)
  expect(findings).toEqual([])
})

test('names are dropped before anything is looked at', () => {
  const { columns, findings } = casesIn('lead_id;name;score;ausgang\n1;Erika Muster;72;1\n2;Max Muster;3;0')
  expect(columns.map(({ title }) => title)).toEqual(['lead_id', 'score', 'ausgang'])
  expect(findings).toEqual([expect.objectContaining({ rule: 'score/personal-column' })])
})

test.each([
  'Name',
  'Vorname',
  'Nachname',
  'E-Mail',
  'email_address',
  'Telefon Geschäft',
  'Strasse',
  'PLZ',
  'Firma',
  'Deal owner',
  'Zuständige',
  'Ort',
  'contact.phone',
  'Kunde',
])('a column titled «%s» is personal', (title) => {
  expect(personalColumns(['score', title], [])).toEqual([1])
})

test.each(['anna@example.ch', '+41 44 668 18 00', '044 668 18 00', '0041446681800'])(
  'a column that holds «%s» is personal, whatever its title',
  (value) => {
    expect(
      personalColumns(
        ['a', 'b'],
        [
          ['1', '2'],
          ['1', value],
        ],
      ),
    ).toEqual([1])
  },
)

test.each([
  'lead_id',
  'eingang',
  'herkunft',
  'angebot',
  'im_gebiet',
  'vollstaendig',
  'score',
  'ausgang',
  'ausgang_am',
])('the column «%s» of the article is not', (title) => {
  expect(personalColumns([title], [['2026-03-02'], ['0,71'], ['1041']])).toEqual([])
})

test.each([
  ['score,outcome\n0.9,1\n0.2,0'],
  ['Score;Status\n90 %;gewonnen\n20 %;verloren'],
  ['\uFEFFWahrscheinlichkeit\tAusgang\r\n0,9\tJa\r\n0,2\tNein'],
  ['id;score;ausgang\n1;9;qualifiziert\n2;2;disqualifiziert'],
  // As CRM export them: HubSpot, Pipedrive, Salesforce, Dynamics 365, Zoho, bexio with a score of one's own.
  ['Record ID,Deal Stage,Likelihood to close,HubSpot Score\n1,Closed Won,0.1,9\n2,Closed Lost,0.9,2'],
  // A stage with its pipeline, as in the exports of HubSpot; its German words; the lead states that Salesforce begins with.
  ['Record ID,Deal Stage,HubSpot Score\n1,Closed Won (Sales Pipeline),9\n2,Closed Lost (Sales Pipeline),2'],
  [
    'Deal-Phase;HubSpot-Score\n"Abgeschlossen und gewonnen (Vertriebspipeline)";9\nAbgeschlossen und verloren;2',
  ],
  [
    'Lead Status,Converted,Lead Score\nClosed - Converted,1,9\nClosed - Not Converted,0,2\nOpen - Not Contacted,0,5',
  ],
  // X Education's leads, the data set of many courses
  ['Lead Number,Converted,Asymmetrique Activity Score\n1,1,9\n2,0,2'],
  ['Deal - ID,Deal - Status,Deal - Wahrscheinlichkeit,Deal - Score\n1,Gewonnen,1,9\n2,Verloren,9,2'],
  [
    '"Opportunity ID","Probability (%)","Won","Closed","Lead Score"\n"1","0","1","1","9"\n"2","100","0","1","2"',
  ],
  ['Leadbewertung;Statusgrund;Status\n9;Qualifiziert;Qualifiziert\n2;Verloren;Disqualifiziert'],
  ['Lead Id,Lead Status,Score\n1,Qualified,9\n2,Not Qualified,2'],
  ['Nr.;Kontakt;Status;Punkte\nAN-1;Muster AG;Akzeptiert;9\nAN-2;Muster AG;Abgelehnt;2'],
])('%j holds a won and a lost case', (text) => {
  const { cases } = casesIn(text)
  expect(cases.map(({ won }) => won)).toEqual([true, false])
  expect(cases[0]?.score).toBeGreaterThan(cases[1]?.score ?? Infinity)
})

test('the visitor may say which columns and which values count', () => {
  const text = 'a;b;c\n5;rot;1\n6;blau;1\n7;grün;0'
  expect(rules(text)).toEqual(['score/column'])
  const { cases, otherOutcomes } = casesIn(text, { score: 0, outcome: 1, won: 'rot', lost: 'blau' })
  expect(cases).toEqual([
    { score: 5, won: true },
    { score: 6, won: false },
  ])
  expect(otherOutcomes).toEqual([{ value: 'grün', count: 1 }])
})

test('a personal column cannot be chosen', () => {
  const read = casesIn('name;score;ausgang\n5;1;1', { score: 0 })
  expect(read.chosen.score).toBe(1)
})

test.each([
  ['score/no-rows', ''],
  ['score/no-rows', 'score;ausgang'],
  ['score/column', 'a;b\n1;2'],
  ['score/no-number', 'score;ausgang\nhoch;1\n5;0'],
  ['score/other-outcome', 'score;ausgang\n5;nicht_erreicht\n6;1'],
  ['score/personal-column', 'score;ausgang;name\n5;1;Anna'],
])('%s is said', (rule, text) => {
  expect(rules(text)).toContain(rule)
})

test('«nicht erreicht» and an empty outcome are no loss', () => {
  expect(casesIn('score;ausgang\n5;nicht_erreicht\n6;\n7;nein').cases).toEqual([{ score: 7, won: false }])
})

test('an unreadable score is named by its line', () => {
  expect(casesIn('score;ausgang\n5;1\nhoch;1').findings[0]?.place).toBe('Zeile 3')
})

test('never throws, and reads 1 MB of noise in time', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(5),
      (text, column) => void casesIn(text, { score: column, outcome: column }),
    ),
  )
  for (const noise of ['5;1\n', 'a b', '@', '+1 ', 'name ']) {
    const start = performance.now()
    casesIn(`score;ausgang;${noise.repeat(1_000_000 / noise.length)}`)
    casesIn(`score;ausgang\n${noise.repeat(1_000_000 / noise.length)}`)
    expect(performance.now() - start).toBeLessThan(20_000)
  }
})
