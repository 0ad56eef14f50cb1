import * as z from 'zod/mini'
import { enquiryFields, enquiryTexts, type EnquiryField } from './enquiry-fields.ts'

const required = (least: number, most: number, message: string) =>
  z.string().check(z.trim(), z.minLength(least, message), atMost(most))

const optional = (most: number) => z.string().check(z.trim(), atMost(most))

/** Said here rather than by `maxlength`, which would cut off the end of what is pasted, and say nothing. */
function atMost(most: number) {
  return z.maxLength(most, {
    error: ({ input }) => {
      const surplus = (input?.length ?? 0) - most
      return `Bitte kürzen Sie die Eingabe um ${swissNumber(surplus)} auf ${swissNumber(most)} Zeichen.`
    },
  })
}

/** Something before the @, a domain with a dot after it; Swiss domains may have umlauts. */
const emailAddress = /^[^\s@]{1,64}@([\p{L}\p{N}-]+\.)+\p{L}{2,}$/u

/** What an enquiry must hold. The messages stand beside the fields, so each says what to do. */
const enquirySchema = z.object({
  name: required(2, 120, 'Bitte geben Sie Ihren Namen ein.'),
  email: z.string().check(
    z.trim(),
    atMost(254),
    z.email({
      pattern: emailAddress,
      error: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@firma.ch.',
    }),
  ),
  company: optional(160),
  phone: optional(40),
  website: optional(200),
  subject: optional(160),
  message: required(10, 5000, 'Bitte schildern Sie Ihr Anliegen in mindestens zehn Zeichen.'),
})

/** What was typed, without the spaces around it. */
export type Enquiry = z.infer<typeof enquirySchema>
export type EnquiryProblems = Partial<Record<EnquiryField, string>>

/** The enquiry, or the message for each field that is wrong. */
export function parseEnquiry(form: FormData): { enquiry: Enquiry } | { problems: EnquiryProblems } {
  const result = enquirySchema.safeParse(enquiryTexts(form))
  if (result.success) return { enquiry: result.data }
  const problems: EnquiryProblems = {}
  for (const { path, message } of result.error.issues) {
    const field = enquiryFields.find(({ name }) => name === path[0])
    if (field) problems[field.name] ??= message
  }
  return { problems }
}

function swissNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, "'")
}
