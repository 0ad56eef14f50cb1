import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../../../../src/tools/consent/facts.ts'
import { consentReport } from '../../../../src/tools/consent/consent-report.ts'

const report = (values: Partial<typeof example>) => consentReport({ ...example, ...values })
const bare = { werkzeug: 'keines', speicher: 'nichts', werbung: 'keine', google: '' }

test('third parties that follow visitors contradict a website that stores nothing', () => {
  const { verdict } = consentReport({
    werkzeug: 'kennungslos',
    speicher: 'nichts',
    werbung: 'keine',
    unerwartet: 'ja',
  })
  expect(verdict.state).toBe('unchecked')
})

test('the example has to inform and to let refuse, with the articles', () => {
  const { verdict, duties } = report({})
  expect(verdict).toMatchObject({ state: 'answer', word: 'Informieren und einfach ablehnen lassen.' })
  expect(duties.map(({ basis }) => basis)).toEqual([
    'FMG 45c und 53, EDÖB zu DSG 7 Abs. 3',
    'DSG 19 und 60',
    'DSG 16 und 19 Abs. 4',
  ])
})

test('whoever measures nothing has nothing to do, and the passage says just that', () => {
  const { verdict, duties, text } = report(bare)
  expect([verdict.word, duties]).toEqual(['Für die Messung ist auf der Website nichts nötig.', []])
  expect(text).toBe('Auf dieser Website zählen wir keine Besuche und speichern nichts auf Ihrem Gerät.')
})

test('the passage offers refusal or asks first, as the duties do, and leaves to the owner what only he knows', () => {
  expect(report({}).text).toContain('Lehnen Sie nicht ab, speichern wir')
  const asked = report({ eu: 'ja' }).text
  expect(asked).toContain('Erst wenn Sie eingewilligt haben')
  expect(asked).toContain('[Einwilligung oder andere Grundlage nach Art. 6 DSGVO]')
  expect(report({ allein: 'ja' }).text).toContain('ein Mensch den Entscheid prüft')
  for (const text of [report({}).text, asked]) expect(text).toContain('[Anbieter] in [Staat]')
})

test('the message for the enquiry says that it is no legal advice, what was answered, and each duty', () => {
  expect(report({ eu: 'ja' }).message.split('\n').slice(0, 2)).toEqual([
    'Ergebnis des Werkzeugs zur Messung (keine Rechtsberatung): Vorher einwilligen lassen.',
    'Angaben: Analysewerkzeug, auch anderes gespeichert, Werbung gemessen, Werbung mit Google, Personen in der EU',
  ])
  expect(report({ eu: 'ja' }).message).toContain('- Einwilligen lassen: Vor dem Speichern')
})

test('remarketing is uncertain until somebody says whether visitors reckon with it, and the passage asks first', () => {
  const remarketing = { werkzeug: 'keines', werbung: 'profil', google: '' }
  const { verdict, text } = report(remarketing)
  expect(verdict).toMatchObject({ state: 'unchecked', word: 'Unsicher, ob ablehnen lassen genügt.' })
  expect(verdict.reason).toContain('unter Umständen eine Einwilligung')
  expect(text).toContain('Erst wenn Sie eingewilligt haben')
  expect(report({ ...remarketing, unerwartet: 'ja' }).verdict.word).toBe('Vorher einwilligen lassen.')
  expect(report({ ...remarketing, heikel: 'ja' }).verdict.word).toBe(
    'Vorher ausdrücklich einwilligen lassen.',
  )
  expect(report({ ...remarketing, google: 'ja' }).verdict.word).toBe('Vorher einwilligen lassen.')
})

test('a service that is said to store nothing makes the answer uncertain', () => {
  expect(report({ speicher: 'nichts' }).verdict).toMatchObject({
    state: 'unchecked',
    word: 'Unsicher, ob informieren genügt.',
  })
})

test.each([{ werkzeug: '' }, { speicher: 'irgendwas' }, { werbung: '' }])('%j is not checked', (values) => {
  const { verdict, duties, text } = report(values)
  expect([verdict.state, duties, text]).toEqual(['unchecked', [], ''])
})

test('whatever stands in the fields, there is an answer', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(example)), fc.string()), (values) => {
      expect(consentReport(values).verdict.word).not.toBe('')
    }),
  )
})
