/** The fields of an enquiry, once: the form, its check and the skeleton that the host's form service reads. */
export const enquiryFields = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', required: true },
  { name: 'email', label: 'E-Mail', type: 'email', autoComplete: 'email', required: true },
  { name: 'company', label: 'Firma', type: 'text', autoComplete: 'organization', required: false },
  { name: 'phone', label: 'Telefon', type: 'tel', autoComplete: 'tel', required: false },
  // Not `off`, with which browsers do not bring the text back on the way back to the page.
  { name: 'message', label: 'Ihr Anliegen', type: 'textarea', autoComplete: undefined, required: true },
] as const

export type EnquiryField = (typeof enquiryFields)[number]['name']

/** The name under which the form service files enquiries, and the field that only robots fill in. */
export const enquiryFormName = 'anfrage'
export const honeypotField = 'website'

/** The id of the confirmation; the address of the form ends with it, so it shows after a POST without JavaScript too. */
export const sentId = 'gesendet'
