import type { SerializedError } from '../error-schema.ts'
import { site } from '../site.ts'
import { enquiryFields, type EnquiryTexts } from './enquiry-fields.ts'

/** The draft as an e-mail, with what support needs to find the failure. RFC 6068 wants both characters of a line break. */
export function draftAsMail(
  draft: EnquiryTexts,
  { id, kind, timestamp }: SerializedError,
): `mailto:${string}` {
  const lines = enquiryFields.map(({ name, label }) => `${label}: ${draft[name] ?? ''}`)
  const body = [...lines, '', `Fehler: ${id}, ${kind}, ${timestamp}`].join('\n').replace(/\r?\n/g, '\r\n')
  const subject = draft.subject ? `Anfrage: ${draft.subject}` : 'Anfrage'
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
