import { useEffect, useState } from 'react'
import { site } from 'virtual:operator'
import { forgetDraft } from '~/lib/enquiry/draft'
import { enquiryFields, filledIn, type EnquiryTexts } from '~/lib/enquiry/enquiry-fields'
import { parseEnquiry, type Enquiry, type EnquiryProblems } from '~/lib/enquiry/enquiry-schema'
import { sendEnquiry } from '~/lib/enquiry/send-enquiry'
import { serializeError, type SerializedError } from '~/lib/error-schema'
import {
  errorId,
  RateLimitError,
  reportError,
  toAppError,
  ValidationError,
  type AppError,
} from '~/lib/errors'

// The lazy chunk of the form (`use-enquiry`): validation, sending and failure messages.
export { parseEnquiry }

/** Why an enquiry was not sent. */
export type Failure =
  /** `found` are the problems at the time of the submission. */
  | { kind: 'wrong'; message: string; found: EnquiryProblems }
  | { kind: 'trapped' }
  | { kind: 'failed'; error: AppError }

export type Outcome = Failure | { kind: 'sent'; enquiry: Enquiry }

export async function submitEnquiry(
  typed: EnquiryTexts,
  isTrapped: boolean,
  action: string,
): Promise<Outcome> {
  const { enquiry, problems } = parseEnquiry(typed)
  if (!enquiry) {
    const isOnlyEmpty = enquiryFields.every(({ name }) => !problems[name] || !typed[name]?.trim())
    const message = isOnlyEmpty ? 'Es fehlen noch Angaben:' : new ValidationError('fields').userMessage
    return { kind: 'wrong', message, found: problems }
  }
  if (isTrapped) return { kind: 'trapped' }
  try {
    await sendEnquiry(action.replace(/#.*/, ''), enquiry)
  } catch (cause) {
    return { kind: 'failed', error: toAppError(cause) }
  }
  forgetDraft()
  return { kind: 'sent', enquiry }
}

/** Other ways to reach the firm when an enquiry could not be sent. What was typed stays in the fields. */
export function FailureDetails({ error, draft }: { error: AppError; draft: EnquiryTexts }) {
  const [now] = useState(() => new Date())
  const [id] = useState(() => errorId(now.getTime(), Math.random()))
  useEffect(() => reportError(error, id, now), [error, id, now])
  return (
    <p>
      {error instanceof RateLimitError && `Der Server ist überlastet. ${waitSentence(error.retryAfter)}`} Ihre
      Angaben stehen noch im Formular. Sie können sie uns auch{' '}
      <a href={draftAsMail(draft, serializeError(error, id, now))}>als E-Mail schicken</a>
      {error.reported ? `. Fehlernummer: ${id}` : '.'}
    </p>
  )
}

/** Says when to try again. Empty if the time is now, unknown or too far away. */
function waitSentence(seconds = 0): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds <= 0 || minutes > 90) return ''
  return minutes === 1 ? 'In einer Minute geht es wieder.' : `In ${minutes} Minuten geht es wieder.`
}

/** A `mailto:` address with the draft and the id of the error. RFC 6068 demands CRLF for line breaks. */
function draftAsMail(draft: EnquiryTexts, { id, kind, timestamp }: SerializedError): `mailto:${string}` {
  const lines = filledIn(draft).map(({ label, text }) => `${label}: ${text}`)
  const body = [...lines, '', `Fehler: ${id}, ${kind}, ${timestamp}`].join('\n').replace(/\r?\n/g, '\r\n')
  const subject = draft.subject ? `Anfrage: ${draft.subject}` : 'Anfrage'
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
