export interface EnquiryFieldFacts {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'textarea'
  /** What browsers fill in. */
  autoComplete?: string
  /** Of a field that an enquiry cannot do without: what the form says where it is empty. */
  required?: string
  /** The most characters. */
  most: number
  /** What the answer is used for, as the privacy page says it. */
  purpose: string
}

const fields = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autoComplete: 'name',
    required: 'Bitte geben Sie Ihren Namen ein.',
    most: 120,
    purpose: 'Anrede und Zuordnung',
  },
  {
    name: 'email',
    label: 'E-Mail',
    type: 'email',
    autoComplete: 'email',
    required: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@firma.ch.',
    most: 254,
    purpose: 'Antwort',
  },
  {
    name: 'message',
    label: 'Ihr Anliegen',
    type: 'textarea',
    required: 'Bitte schreiben Sie, worum es geht.',
    most: 5000,
    purpose: 'Antwort und, wenn gewünscht, Offerte',
  },
  // Without `off`, with which browsers do not bring the text back on the way back to the page.
  { name: 'subject', label: 'Betreff', type: 'text', most: 160, purpose: 'Zuordnung' },
  {
    name: 'company',
    label: 'Firma',
    type: 'text',
    autoComplete: 'organization',
    most: 160,
    purpose: 'Vorbereitung der Antwort',
  },
  { name: 'phone', label: 'Telefon', type: 'tel', autoComplete: 'tel', most: 100, purpose: 'Rückruf' },
  // Not of the type `url`, for which browsers refuse «firma.ch».
  {
    name: 'website',
    label: 'Website',
    type: 'text',
    autoComplete: 'url',
    most: 200,
    purpose: 'Vorbereitung der Antwort',
  },
] as const satisfies readonly EnquiryFieldFacts[]

export type EnquiryField = (typeof fields)[number]['name']

/**
 * The fields of an enquiry, once: the form, its check, what is sent, the table of the privacy page and the form that Netlify reads are made of
 * this list.
 */
export const enquiryFields: readonly (EnquiryFieldFacts & { name: EnquiryField })[] = fields

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

/** Label and text of what is filled in. */
export function filledIn(texts: EnquiryTexts): { label: string; text: string }[] {
  return enquiryFields.flatMap(({ name, label }) => {
    const text = texts[name]?.trim()
    return text ? [{ label, text }] : []
  })
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
