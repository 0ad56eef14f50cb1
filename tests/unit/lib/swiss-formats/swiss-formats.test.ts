import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPhone } from '../../../../src/lib/swiss-formats/phone.ts'
import { checkDigit, readUid, validUid } from '../../../../src/lib/swiss-formats/uid.ts'

/** Bundesamt für Statistik, «Die UID», computation example, read on 2026-11-22. */
test('the official example of a UID has the check digit 1', () => {
  expect(checkDigit('10932255')).toBe(1)
  expect(readUid('CHE-109.322.551')).toEqual({
    canonical: 'CHE-109.322.551',
    isValid: true,
    corrected: 'CHE-109.322.551',
  })
})

test.each([
  ['CHE-123.456.789', false, 'CHE-123.456.788'],
  ['CHE-123.456.788', true, 'CHE-123.456.788'],
  // The first eight digits ask for a 10, which is never issued.
  ['CHE-100.000.040', false, undefined],
])('the UID %s is valid: %s', (text, isValid, corrected) => {
  expect(readUid(text)).toMatchObject({ isValid, ...(corrected && { corrected }) })
  expect(validUid(text)).toBe(isValid ? text : undefined)
})

test.each([
  ['che 109 322 551', undefined],
  ['109.322.551', undefined],
  ['CHE\u2011109.322.551 ', undefined],
  ['CHE-109.322.551 HR', undefined],
  ['CHE-109.322.551 MwSt.', 'MWST'],
  ['CHE109322551IVA', 'IVA'],
  ['CHE-109.322.551 VAT', 'MWST'],
])('«%s» is read as CHE-109.322.551 with the tax suffix %s', (text, suffix) => {
  expect(readUid(text)).toMatchObject({ canonical: 'CHE-109.322.551' })
  expect(readUid(text)?.suffix).toBe(suffix)
})

test.each(['CHE-12.345.678', 'CHE-1234.567.890', 'DE123456789', 'CHE-109.322.551 GmbH'])(
  '«%s» is no UID',
  (text) => expect(readUid(text)).toBeUndefined(),
)

test('a single wrong digit in a UID is always detected', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{8}$/),
      fc.nat(8),
      fc.integer({ min: 1, max: 9 }),
      (digits, place, more) => {
        const number = `${digits}${checkDigit(digits)}`
        fc.pre(number.length === 9)
        const wrong = `${number.slice(0, place)}${(Number(number[place]) + more) % 10}${number.slice(place + 1)}`
        expect([readUid(number)?.isValid, readUid(wrong)?.isValid]).toEqual([true, false])
      },
    ),
  )
})

/** What libphonenumber-js 1.12 (metadata «max») answered on 2026-11-22 to random numbers of each Swiss beginning. */
const validBeginnings =
  '21 22 24 26 27 31 32 33 34 41 43 44 51 52 55 56 58 61 62 68 69 71 72 73 75 76 77 78 79 81 91 740 742 744 748 800 840 842 844 848 878 900 901 906'.split(
    ' ',
  )

test('the valid three-digit prefixes of Swiss phone numbers are those of libphonenumber', () => {
  const beginnings = Array.from({ length: 900 }, (_, index) => String(index + 100))
  const valid = beginnings.filter((beginning) => readPhone(`+41${beginning}234567`)?.isValid)
  expect(valid).toEqual(
    beginnings.filter((beginning) => validBeginnings.some((known) => beginning.startsWith(known))),
  )
})

test.each([
  ['+41 (0)44 123 45 67', '+41441234567', '044 123 45 67', '+41 44 123 45 67'],
  ['0041 44 123 45 67', '+41441234567', '044 123 45 67', '+41 44 123 45 67'],
  ['tel:+41441234567', '+41441234567', '044 123 45 67', '+41 44 123 45 67'],
  ['079-123.45/67', '+41791234567', '079 123 45 67', '+41 79 123 45 67'],
  ['0800 800 800', '+41800800800', '0800 800 800', '+41 800 800 800'],
  ['+423 232 11 33', '+4232321133', '232 11 33', '+423 232 11 33'],
])('the phone number «%s» is read as %s', (text, e164, national, international) => {
  expect(readPhone(text)).toMatchObject({ e164, national, international, isValid: true })
})

test.each([
  ['044 123 45 678', false],
  ['045 123 45 67', false],
  ['+423 9999', false],
  ['+423 870 28 70', undefined],
  ['+49 89 1234567', undefined],
  ['+1 202 555 0123', undefined],
])('the phone number «%s» is valid: %s', (text, isValid) => {
  expect(readPhone(text)).toMatchObject({ isValid })
})

test.each(['', '117', 'Telefon', '12.5', '+41 44 CALL ME'])('«%s» is no phone number', (text) => {
  expect(readPhone(text)).toBeUndefined()
})

test('a phone number is read alike from each of its formats, and Italy keeps its 0', () => {
  expect(readPhone('+39 06 1234567')?.e164).toBe('+39061234567')
  fc.assert(
    fc.property(fc.constantFrom(...validBeginnings), fc.stringMatching(/^\d{7}$/), (beginning, more) => {
      const phone = readPhone(`+41${(beginning + more).slice(0, 9)}`)
      const forms = [phone?.e164, phone?.national, phone?.international].map(
        (form) => readPhone(form ?? '')?.e164,
      )
      expect(new Set(forms)).toEqual(new Set([phone?.e164]))
    }),
  )
})
