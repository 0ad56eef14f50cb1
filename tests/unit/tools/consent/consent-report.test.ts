import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxes, questions, type Question } from '../../../../src/tools/consent/answers.ts'
import { consentReport } from '../../../../src/tools/consent/consent-report.ts'
import { levels } from '../../../../src/tools/consent/duties.ts'
import { example } from '../../../../src/tools/consent/facts.ts'

const nothing = { werkzeug: 'keines', speicher: 'nichts', werbung: 'keine', dienste: 'keine' }
type Values = Partial<typeof example>
const adverts = { werbung: 'messen', google: 'ja' }
const report = (values: Values) => consentReport({ ...nothing, ...values })
const dutiesOf = (values: Values) => report(values).duties.map((duty) => `${duty.level}: ${duty.basis}`)
const level = (values: Values) => report(values).duties[0]?.level ?? 'nothing'

// Row by row: the table of the service's page after the EDÖB's guide 1.1 of 6 October 2025, and datenrecht.ch's summary of it; then DSGVO,
// ePrivacy and Google's contracts as that page cites them (ch-fmg, ch-dsg, ch-edoeb-cookie, gdpr, ga-consent, g-euucp).
test.each<[string, Values, string]>([
  ['Search Console', {}, 'nothing'],
  ['loading times without anything that recognises visitors', { werkzeug: 'kennungslos' }, 'inform'],
  ['basket and login', { speicher: 'notwendig' }, 'inform'],
  ['analysis with a cookie', { werkzeug: 'analyse', speicher: 'mehr' }, 'refuse'],
  ['storage without personal data', { speicher: 'mehr' }, 'refuse'],
  ['cookies that nobody reckons with', { speicher: 'mehr', unerwartet: 'ja' }, 'consent'],
  ['profiles that nobody reckons with', { werbung: 'profil', unerwartet: 'ja' }, 'consent'],
  ['profiles with a high risk', { werbung: 'profil', speicher: 'mehr', heikel: 'ja' }, 'explicit'],
  ['analysis for people in the EU', { werkzeug: 'analyse', speicher: 'mehr', eu: 'ja' }, 'consent'],
  ['necessary storage for people in the EU', { speicher: 'notwendig', eu: 'ja' }, 'inform'],
  ['profiles for people in the EU', { speicher: 'notwendig', werbung: 'profil', eu: 'ja' }, 'consent'],
  ['a video that loads after a click', { dienste: 'klick' }, 'inform'],
  ['a video that stores something', { dienste: 'sofort', speicher: 'mehr' }, 'refuse'],
  ['a machine that decides alone', { allein: 'ja' }, 'hear'],
  ['Google Ads in Switzerland, measured', { werbung: 'messen', speicher: 'mehr', google: 'ja' }, 'refuse'],
  ['Google Ads, personalised', { werbung: 'profil', speicher: 'mehr', google: 'ja' }, 'consent'],
  ['Google Ads for the EEA', { werbung: 'messen', google: 'ja', eu: 'ja' }, 'consent'],
])('%s: %j requires at most «%s»', (_, values, expected) => {
  expect(level(values)).toBe(expected)
})

test.each<[string, Values]>([
  ['inform: FMG 45c und 53', { speicher: 'notwendig' }],
  ['refuse: FMG 45c und 53, EDÖB zu DSG 7 Abs. 3', { speicher: 'mehr' }],
  ['inform: DSG 19 und 60', { werkzeug: 'kennungslos' }],
  ['explicit: DSG 6 Abs. 7, EDÖB', { werkzeug: 'analyse', heikel: 'ja' }],
  ['consent: EDÖB zu DSG 6, nicht verbindlich', { speicher: 'mehr', unerwartet: 'ja' }],
  ['prepare: DSG 9, 16 und 19 Abs. 4', { werkzeug: 'analyse' }],
  ['prepare: DSG 9, 16 und 19 Abs. 4', { werkzeug: 'kennungslos' }],
  ['prepare: DSG 9, 16 und 19 Abs. 4', { dienste: 'klick' }],
  ['prepare: DSG 12 und 22', { werkzeug: 'analyse', heikel: 'ja' }],
  ['hear: DSG 21', { allein: 'ja' }],
  ['consent: RL 2002/58/EG 5 Abs. 3, DSGVO 3', { speicher: 'mehr', eu: 'ja' }],
  ['inform: DSGVO 13', { werkzeug: 'kennungslos', eu: 'ja' }],
  ['consent: Vertrag mit Google', { werbung: 'messen', google: 'ja', eu: 'ja' }],
  ['consent: Vertrag mit Google', { werbung: 'profil', google: 'ja' }],
  ['prepare: Vertrag mit Google', { ...example, ...adverts }],
])('the duty %s applies to %j, and not to a website that measures nothing', (duty, values) => {
  expect(dutiesOf(values)).toContain(duty)
  expect(report({}).duties).toEqual([])
})

test.each<[Values, RegExp]>([
  [{ werkzeug: 'kennungslos' }, /^Nein, ein Banner brauchen Sie dafür nicht/],
  [{}, /^Nein, .*Eine Datenschutzerklärung brauchen Sie trotzdem/],
  [{ dienste: 'sofort' }, /nicht, wenn das Eingebettete wirklich nichts speichert/],
  [{ werkzeug: 'analyse', speicher: 'weiss' }, /^Ja, .*Banner, in dem man ablehnen kann.*F12/],
  [{ speicher: 'mehr' }, /^Ja, .*Banner, in dem man ablehnen kann/],
  [{ ...example, ...adverts }, /ablehnen kann; wer aus dem EWR oder aus Grossbritannien kommt, muss vorher/],
  [{ speicher: 'mehr', eu: 'ja' }, /^Ja, .*Banner, das vorher fragt/],
  [{ speicher: 'mehr', dienste: 'klick' }, /^Nein, .*Der Klick ist die Wahl/],
  [{ speicher: 'mehr', dienste: 'klick', eu: 'ja' }, /^Nein, .*Der Klick ist die Einwilligung/],
  [{ werkzeug: 'analyse', speicher: 'mehr', dienste: 'klick' }, /^Ja, .*Banner, in dem man ablehnen kann/],
])('for %j the verdict says whether a banner is needed', (values, banner) => {
  expect(report(values).verdict.reason).toMatch(banner)
})

test('Google’s contract is no duty of a website that does not advertise', () => {
  expect(dutiesOf({ speicher: 'mehr', eu: 'ja', google: 'ja' }).join()).not.toContain('Google')
})

test.each<[string, Values, string]>([
  ['consent/unexpected', { werbung: 'profil', speicher: 'mehr' }, 'Unsicher, ob ablehnen lassen genügt.'],
  ['consent/storage', { werkzeug: 'analyse' }, 'Unsicher, ob informieren genügt.'],
  ['consent/storage', { werbung: 'messen', speicher: 'notwendig' }, 'Unsicher, ob informieren genügt.'],
  [
    'consent/contradiction',
    { werkzeug: 'kennungslos', unerwartet: 'ja' },
    'Unsicher, ob informieren genügt.',
  ],
  ['consent/ads', { google: 'ja' }, 'Unsicher, ob informieren genügt.'],
  ['consent/eu-access', { werkzeug: 'kennungslos', eu: 'ja' }, 'Informieren genügt.'],
  ['consent/storage', { dienste: 'sofort' }, 'Informieren genügt.'],
  ['consent/anonymous', { werkzeug: 'kennungslos', heikel: 'ja' }, 'Unsicher, ob informieren genügt.'],
  ['consent/unknown', { speicher: 'weiss' }, 'Unsicher, ob informieren genügt.'],
  [
    'consent/unknown',
    { speicher: 'weiss', werkzeug: 'analyse' },
    'Vermutlich informieren und einfach ablehnen lassen.',
  ],
  ['consent/ads-profiles', { speicher: 'mehr', ...adverts }, 'Informieren und einfach ablehnen lassen.'],
  ['consent/elsewhere', { heikel: 'ja' }, 'Unsicher, ob informieren genügt.'],
])('the doubt %s is reported for %j, with the verdict «%s»', (rule, values, word) => {
  const { findings, verdict } = report(values)
  expect(findings).toContainEqual(expect.objectContaining({ rule }))
  expect(verdict.word).toBe(word)
})

test('where only the kind of the banner is in doubt, the verdict says that one is needed', () => {
  expect(report({ werbung: 'profil', speicher: 'mehr' }).verdict.reason).toMatch(/^Ein Banner braucht es/)
  for (const values of [{ werkzeug: 'analyse' }, { dienste: 'sofort', speicher: 'weiss', google: 'ja' }])
    expect(report(values).verdict.reason).not.toMatch(/^Ein Banner/)
})

test('clear cases have no doubt, and neither have those that ask visitors first anyway', () => {
  for (const values of [
    {},
    { werkzeug: 'kennungslos' },
    { werkzeug: 'analyse', speicher: 'mehr' },
    { dienste: 'klick' },
  ])
    expect(report(values).findings).toEqual([])
  const asked = report({ werbung: 'profil', speicher: 'mehr', google: 'ja' })
  expect(asked.verdict).toMatchObject({ state: 'warning', word: 'Vorher die Einwilligung einholen.' })
})

test('a verdict warns if informing does not suffice', () => {
  const states = [{}, { werkzeug: 'kennungslos' }, { werkzeug: 'analyse', speicher: 'mehr' }].map(
    (values) => report(values).verdict.state,
  )
  expect(states).toEqual(['right', 'right', 'warning'])
})

test('the suggested passage offers refusal or asks first, and marks what only the owner knows', () => {
  expect(report({}).text).toBe(
    'Auf dieser Website zählen wir keine Besuche und speichern nichts auf Ihrem Gerät.',
  )
  const counted = { werkzeug: 'analyse', speicher: 'mehr' }
  expect(report(counted).text).toMatch(/Lehnen Sie ab, geschieht das nicht[^]*\[Anbieter\] in \[Staat\]/)
  expect(report(counted).text).toContain('Was die Website braucht, auch Ihre Wahl')
  expect(report({ ...counted, werbung: 'profil' }).text).toContain('Erst wenn Sie eingewilligt haben')
  const asked = report({ ...counted, eu: 'ja', allein: 'ja' }).text
  for (const part of ['Erst wenn Sie eingewilligt haben', 'nach Art. 6 DSGVO]', 'ein Mensch den Entscheid'])
    expect(asked).toContain(part)
})

test.each([{}, { eu: 'ja' }])(
  'where the click is the choice (%j), the passage promises no settings',
  (where) => {
    const { text } = report({ speicher: 'mehr', dienste: 'klick', ...where })
    expect(text).toContain('Ohne Ihren Klick geschieht das nicht.')
    expect(text).not.toMatch(/Einstellungen|Ihre Wahl/)
  },
)

test('who finds nothing stored by an embedded font learns what applies, and Google’s policy names Great Britain', () => {
  expect(report({ dienste: 'sofort' }).findings[0]?.remedy).toContain('sonst gilt, was unten verlangt ist')
  const [advertised, visited] = [
    report({ werbung: 'messen', google: 'ja', eu: 'ja' }),
    report({ werbung: 'messen', google: 'ja' }),
  ]
  expect(advertised.duties.map(({ what }) => what).join()).toContain('EWR und Grossbritannien')
  expect(visited.duties.map(({ what }) => what).join()).toContain('EWR und Grossbritannien')
})

test('what loads with the page does not wait for consent: the passage does not say both', () => {
  const { text, findings, verdict } = report({ speicher: 'mehr', dienste: 'sofort', eu: 'ja' })
  expect(text).toContain('Erst wenn Sie eingewilligt haben')
  expect(text).not.toContain('mit der Seite')
  expect(findings).toMatchObject([{ grade: 'warning', rule: 'consent/loads-early' }])
  expect(verdict.word).toBe('Vorher die Einwilligung einholen.')
  const refused = report({ speicher: 'mehr', dienste: 'sofort' })
  expect(refused.findings).toContainEqual(expect.objectContaining({ rule: 'consent/loads-early' }))
  expect(refused.verdict.word).toBe('Informieren und einfach ablehnen lassen.')
})

test('the message for the enquiry has a disclaimer, the answers and each duty', () => {
  const lines = consentReport({ ...example, ...adverts, eu: 'ja' }).message.split('\n')
  expect(lines.slice(0, 2)).toEqual([
    'Ergebnis des Werkzeugs zur Messung (keine Rechtsberatung): Vorher die Einwilligung einholen. Ja, üblich ist dafür ein Banner, das vorher fragt.',
    `Angaben: Womit Sie messen: Analyse (etwa Google Analytics); Was auf dem Gerät gespeichert wird: auch anderes (Analyse, Werbung); Werbung: gemessen, ohne Profile; Eingebettet (Video, Karte, Captcha, Schriften): nichts von Dritten; Wir werben mit Google; ${boxes['eu']}`,
  ])
  expect(lines[2]).toMatch(/^- Einwilligung einholen: Vor dem Speichern/)
})

test('with Google’s advertising the passage asks visitors from abroad first, and the message has each doubt', () => {
  expect(consentReport({ ...example, ...adverts }).text).toContain('aus dem EWR oder aus Grossbritannien')
  const { message, findings } = consentReport({ ...example, werbung: 'profil', google: '' })
  expect(findings).not.toEqual([])
  for (const { problem } of findings) expect(message).toContain(problem)
})

test.each<[Values, string[]]>([
  [{ werkzeug: '' }, ['werkzeug']],
  [{ speicher: 'irgendwas' }, ['speicher']],
  [{ werbung: '', dienste: '' }, ['werbung', 'dienste']],
])('the incomplete answers %j are not checked, and the open questions %j are named', (values, open) => {
  const { verdict, duties, text } = report(values)
  expect([verdict.state, duties, text]).toEqual(['unchecked', [], ''])
  const named = Object.entries<Question>(questions).filter(([, { label }]) =>
    verdict.reason.includes(`«${label}»`),
  )
  expect(named.map(([field]) => field)).toEqual(open)
})

const ticks = Object.fromEntries(Object.keys(boxes).map((name) => [name, fc.constantFrom('', 'ja')]))
const answers = fc.record({
  werkzeug: fc.constantFrom('keines', 'kennungslos', 'analyse'),
  speicher: fc.constantFrom('nichts', 'notwendig', 'mehr', 'weiss'),
  werbung: fc.constantFrom('keine', 'messen', 'profil'),
  dienste: fc.constantFrom('keine', 'klick', 'sofort'),
  ...ticks,
})

const choices: Record<string, RegExp> = {
  refuse: /Lehnen Sie ab|eingewilligt|Ohne Ihren Klick/,
  consent: /eingewilligt[^]*widerrufen/,
  explicit: /ausdrücklich eingewilligt[^]*widerrufen/,
}

test('the suggested passage says what the duties require: choice, state, legal basis, hearing', () => {
  fc.assert(
    fc.property(answers, (known) => {
      const { text, duties } = consentReport(known)
      const laws = new Set(duties.map(({ basis }) => basis))
      expect(text).toMatch(choices[duties[0]?.level ?? ''] ?? /./)
      expect(text.includes('[Staat]')).toBe(laws.has('DSG 9, 16 und 19 Abs. 4'))
      expect(text.includes('Art. 6 DSGVO')).toBe(laws.has('DSGVO 13'))
      expect(text.includes('ein Mensch')).toBe(laws.has('DSG 21'))
    }),
  )
})

test('ticking more boxes never requires less, and the strictest duty stands first, with its basis', () => {
  fc.assert(
    fc.property(answers, (known) => {
      const { duties } = consentReport(known)
      for (const { basis } of duties) expect(basis).toMatch(/FMG|DSG|RL 2002|Vertrag/)
      const strictness = duties.map((duty) => levels.indexOf(duty.level))
      expect(strictness).toEqual(strictness.toSorted((one, other) => other - one))
      for (const box of Object.keys(boxes))
        expect(levels.indexOf(level({ ...known, [box]: 'ja' }))).toBeGreaterThanOrEqual(strictness[0] ?? 0)
    }),
  )
})
