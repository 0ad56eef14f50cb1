/** The fields of an enquiry, once: the form, its check and the skeleton that the host's form service reads. */
export const enquiryFields = [
  // First, because calls to action fill it in. Not `off`, with which browsers do not bring the text back on the way back to the page.
  { name: 'subject', label: 'Betreff', type: 'text', autoComplete: undefined, required: false },
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', required: true },
  { name: 'email', label: 'E-Mail', type: 'email', autoComplete: 'email', required: true },
  { name: 'company', label: 'Firma', type: 'text', autoComplete: 'organization', required: false },
  { name: 'phone', label: 'Telefon', type: 'tel', autoComplete: 'tel', required: false },
  // Not of the type `url`, for which browsers refuse «firma.ch».
  { name: 'website', label: 'Website', type: 'text', autoComplete: 'url', required: false },
  { name: 'message', label: 'Ihr Anliegen', type: 'textarea', autoComplete: undefined, required: true },
] as const

export type EnquiryField = (typeof enquiryFields)[number]['name']

/** What stands in the fields. */
export type EnquiryTexts = Partial<Record<EnquiryField, string>>

/** The texts of a form; a file, which the form has no field for, counts as none. */
export function enquiryTexts(form: FormData): EnquiryTexts {
  return Object.fromEntries(
    enquiryFields.map(({ name }) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value : '']
    }),
  )
}

export function fieldId(name: EnquiryField): EnquiryFieldId {
  return `anfrage-${name}`
}

export type EnquiryFieldId = `anfrage-${EnquiryField}`

/** The name under which the form service files enquiries. */
export const enquiryFormName = 'anfrage'

/** The field that only robots fill in: named like nothing that browsers and their extensions fill in for people. */
export const honeypotField = 'hinweis'

/** The id of the confirmation; the address of the form ends with it, so it shows after a POST without JavaScript too. */
export const sentId = 'gesendet'
