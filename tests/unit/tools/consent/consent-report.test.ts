import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../../../../src/tools/consent/facts.ts'
import { consentReport } from '../../../../src/tools/consent/consent-report.ts'

const report = (values: Partial<typeof example>) => consentReport({ ...example, ...values })
const bare = { werkzeug: 'keines', speicher: 'nichts', werbung: 'keine', google: '' }

test('the example has to inform and to let refuse, with the articles', () => {
  const { summary, duties } = report({})
  expect(summary).toBe('Informieren und einfach ablehnen lassen.')
  expect(duties.map(({ basis }) => basis)).toEqual(['FMG 45c, EDÖB zu DSG 7 Abs. 3', 'DSG 19'])
})

test('whoever measures nothing has nothing to do, and the passage says just that', () => {
  const { summary, duties, text } = report(bare)
  expect([summary, duties]).toEqual(['Für die Messung ist auf der Website nichts nötig.', []])
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

test('whatever stands in the fields, there is an answer', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(example)), fc.string()), (values) => {
      expect(consentReport(values).text).not.toBe('')
    }),
  )
})
