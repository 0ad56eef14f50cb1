import * as z from 'zod/mini'
import {
  enquiryFields,
  type EnquiryField,
  type EnquiryFieldFacts,
  type EnquiryTexts,
} from './enquiry-fields.ts'

export type Enquiry = z.infer<typeof enquirySchema>
export type EnquiryProblems = Partial<Record<EnquiryField, string>>

export function parseEnquiry(texts: EnquiryTexts): {
  enquiry: Enquiry | undefined
  problems: EnquiryProblems
} {
  const { data, error } = enquirySchema.safeParse(texts)
  const problems: EnquiryProblems = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = enquiryFields.find(({ name }) => name === path[0])
    if (field) problems[field.name] ??= message
  }
  return { enquiry: data, problems }
}

/** Something before the @, and a domain with a dot. Swiss domains may have umlauts. */
const emailAddress = /^[^\s@]{1,64}@([\p{L}\p{N}-]+\.)+\p{L}{2,}$/u

/** The messages are shown beside the fields. Each says what to do. */
const enquirySchema = z.object(
  Object.fromEntries(enquiryFields.map((field) => [field.name, fieldSchema(field)])),
)

function fieldSchema({ type, required, most }: EnquiryFieldFacts) {
  const text = z.string().check(z.trim(), atMost(most))
  if (!required) return text
  const filledIn = text.check(z.minLength(1, required))
  return type === 'email' ? filledIn.check(z.email({ pattern: emailAddress, error: required })) : filledIn
}

/** Replaces `maxlength`, which would silently cut off pasted text. */
function atMost(most: number) {
  return z.maxLength(most, {
    error: ({ input }) => {
      const surplus = (input?.length ?? 0) - most
      return `Bitte kürzen Sie die Eingabe um ${swissNumber(surplus)} Zeichen. Höchstens ${swissNumber(most)} sind möglich.`
    },
  })
}

function swissNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, "'")
}
