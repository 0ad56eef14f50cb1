import * as z from 'zod/mini'
import { enquiryFields, enquiryTexts, type EnquiryField } from './enquiry-fields.ts'
import { missing } from './missing.ts'
import { tidyPhone } from './tidy-phone.ts'

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
  subject: optional(160),
  name: required(2, 120, missing.name),
  email: z.string().check(z.trim(), atMost(254), z.email({ pattern: emailAddress, error: missing.email })),
  company: optional(160),
  phone: optional(100),
  website: optional(200),
  message: required(10, 5000, missing.message),
})

/** What was typed, without the spaces around it; a telephone number tidied. */
export type Enquiry = z.infer<typeof enquirySchema>
export type EnquiryProblems = Partial<Record<EnquiryField, string>>

/** The enquiry, or the message for each field that is wrong. */
export function parseEnquiry(form: FormData): { enquiry: Enquiry } | { problems: EnquiryProblems } {
  const result = enquirySchema.safeParse(enquiryTexts(form))
  if (result.success) return { enquiry: { ...result.data, phone: tidyPhone(result.data.phone).text } }
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
