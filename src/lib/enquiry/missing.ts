import type { EnquiryProblems } from './enquiry.ts'
import { enquiryFields, enquiryTexts, type EnquiryField } from './enquiry-fields.ts'

/** What an enquiry cannot do without, and what the form says where it is not filled in, or not as it must be. */
export const missing = {
  name: 'Bitte geben Sie Ihren Namen ein.',
  email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@firma.ch.',
  message: 'Bitte schildern Sie Ihr Anliegen in mindestens zehn Zeichen.',
} satisfies EnquiryProblems

/** What is not filled in at all: known without the schema, so that an empty form is answered at once. */
export function missingProblems(form: FormData): EnquiryProblems {
  const texts = enquiryTexts(form)
  const messages: Partial<Record<EnquiryField, string>> = missing
  const found = enquiryFields.flatMap(({ name }) => {
    const message = messages[name]
    return message && texts[name]?.trim() === '' ? [[name, message] as const] : []
  })
  return Object.fromEntries(found)
}
