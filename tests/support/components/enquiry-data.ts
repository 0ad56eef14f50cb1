import { enquiryFields, type EnquiryTexts } from '../../../src/lib/enquiry/enquiry-fields.ts'

const texts: EnquiryTexts = {
  name: 'Erika Beispiel',
  email: 'erika@example.ch',
  message: 'Unsere Werkstatt wird kaum gefunden.',
}

/** An enquiry that is complete, as the form sends it. */
export const completeEnquiry: EnquiryTexts = Object.fromEntries(
  enquiryFields.map(({ name, required }) => [name, required ? (texts[name] ?? 'x') : '']),
)

/** What must be filled in. */
export const requiredFields = enquiryFields.filter(({ required }) => required).map(({ name }) => name)
