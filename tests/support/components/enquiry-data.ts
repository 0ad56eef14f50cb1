import { enquiryFields, type EnquiryTexts } from '../../../src/lib/enquiry/enquiry-fields.ts'

const texts: EnquiryTexts = {
  name: 'Erika Beispiel',
  email: 'erika@example.ch',
  message: 'Unsere Werkstatt wird kaum gefunden.',
}

/** A complete enquiry, as the form sends it. */
export const completeEnquiry: EnquiryTexts = Object.fromEntries(
  enquiryFields.map(({ name, required }) => [name, required ? (texts[name] ?? 'x') : '']),
)

export const requiredFields = enquiryFields.filter(({ required }) => required).map(({ name }) => name)
