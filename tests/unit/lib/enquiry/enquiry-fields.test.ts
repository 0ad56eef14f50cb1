import { expect, test } from 'vitest'
import { enquiryFields, honeypotField } from '../../../../src/lib/enquiry/enquiry-fields.ts'

/** By parts of their names, browsers and password managers take fields for those of an address, a card or an account. */
const filledIn =
  /name|mail|phone|tel|mobil|fax|firma|company|organi[sz]ation|adresse?|street|stra(ss|ß)e|zusatz|city|ort|plz|zip|postal|land|country|state|kanton|url|web|site|homepage|user|login|pass|code|otp|card|cc|cvc|iban|birth|geb|date|datum|title|anrede|sex|comment|subject/i

test('the name of the honeypot field triggers no autofill and is no other field’s name', () => {
  expect(honeypotField).not.toMatch(filledIn)
  expect<string[]>(enquiryFields.map(({ name }) => name)).not.toContain(honeypotField)
})
