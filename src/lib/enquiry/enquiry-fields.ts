export interface EnquiryFieldFacts {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'textarea'
  autoComplete?: string
  /** Only for a required field: the message if it is empty. */
  required?: string
  most: number
  /** The purpose in the table of the privacy page. */
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
  // No `autoComplete: 'off'`: browsers would not restore the text after back.
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
  // Not `url`: browsers reject «firma.ch» in such a field.
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
 * The fields of an enquiry. The form, its validation, the request, the table of the privacy page and the form for Netlify are generated from this list.
 */
export const enquiryFields: readonly (EnquiryFieldFacts & { name: EnquiryField })[] = fields

export type EnquiryTexts = Partial<Record<EnquiryField, string>>

/** Reads the texts of a form. A file counts as empty. */
export function enquiryTexts(form: FormData): EnquiryTexts {
  return Object.fromEntries(
    enquiryFields.map(({ name }) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value : '']
    }),
  )
}

/** Label and text of each field that is not empty. */
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

/** The name of the form at the form service. */
export const enquiryFormName = 'anfrage'

/** The honeypot. Its name is one that browsers and their extensions do not autofill. */
export const honeypotField = 'hinweis'

/** The id of the confirmation. The form's `action` ends with it as hash, so `:target` shows the confirmation after a plain POST. */
export const sentId = 'gesendet'
