import { enquiryFields, type EnquiryTexts } from '../../../src/lib/enquiry/enquiry-fields.ts'

/** An enquiry that is complete, as the form sends it. */
export const completeEnquiry: EnquiryTexts = {
  ...Object.fromEntries(enquiryFields.map(({ name }) => [name, ''])),
  name: 'Erika Beispiel',
  email: 'erika@example.ch',
  message: 'Unsere Werkstatt wird kaum gefunden.',
}

/** What must be filled in. */
export const requiredFields = enquiryFields.filter(({ required }) => required).map(({ name }) => name)
