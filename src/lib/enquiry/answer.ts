import type { AppError } from '../errors.ts'
import type { EnquiryProblems } from './enquiry.ts'
import { enquiryFields } from './enquiry-fields.ts'

/** What the form answers to a press of its button; nothing, where the enquiry has arrived. */
export type Answer = Problems | { kind: 'trapped' } | { kind: 'failed'; error: AppError }

interface Problems {
  kind: 'problems'
  /** As they were when the button was pressed. */
  found: EnquiryProblems
  /** Those that are not put right yet, as they are now. */
  left: EnquiryProblems
  check: (form: FormData) => EnquiryProblems
}

/**
 * Follows the correction of a field that has a problem. A field that was right, or has been put right, is not called wrong
 * before the next press.
 */
export function followCorrection(answer: Answer, edited: string, form: FormData): Answer {
  const field = enquiryFields.find(({ name }) => name === edited)?.name
  if (answer.kind !== 'problems' || !field || !answer.left[field]) return answer
  const { [field]: before, ...others } = answer.left
  const now = answer.check(form)[field]
  if (now === before) return answer
  return { ...answer, left: now ? { ...others, [field]: now } : others }
}
