import type { EnquiryTexts } from './enquiry-fields.ts'

const empty: EnquiryTexts = {}
let draft = empty
const listeners = new Set<() => void>()
let waitingResult = ''
let lastResult = ''
let lastSubject: string | undefined

/**
 * The draft: the last texts of the enquiry form, restored when the visitor returns to it in the app. In memory only; nothing is written to the device.
 */
export function currentDraft(): EnquiryTexts {
  return draft
}

/** Whether a page load would lose a draft. */
export function hasDraft(): boolean {
  return Object.values(draft).some((text) => text !== '')
}

/** The server snapshot: an empty draft. */
export function noDraft(): EnquiryTexts {
  return empty
}

export function keepDraft(texts: EnquiryTexts): void {
  draft = texts
  for (const listener of listeners) listener()
}

/** Subscribes to changes; returns the unsubscribe function. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Call it after a successful submission. */
export function forgetDraft(): void {
  keepDraft(empty)
  lastSubject = undefined
}

/** Hands the result of a tool to the message of the form that its link opens. */
export function bringResult(result: string): void {
  waitingResult = result
}

/**
 * The texts of the form with the subject of the query and the result of `bringResult`. Each is filled in once and never replaces what the visitor wrote.
 * So after a return to the form, edits and deletions stay.
 */
export function withBrought(texts: EnquiryTexts, subject: string | undefined): EnquiryTexts {
  return {
    ...texts,
    subject: subjectOf(texts.subject ?? '', subject),
    message: messageOf(texts.message ?? ''),
  }
}

/** A new subject replaces one that another call to action has filled in. */
function subjectOf(text: string, brought: string | undefined): string {
  const isOwn = text !== '' && text !== lastSubject
  if (brought === undefined || brought === lastSubject) return text
  lastSubject = brought
  return isOwn ? text : brought
}

/** Appends the result to the message, or replaces an earlier result that is unchanged. */
function messageOf(text: string): string {
  const [result, before] = [waitingResult, lastResult]
  if (result === '') return text
  waitingResult = ''
  lastResult = result
  if (text.includes(result)) return text
  if (before !== '' && text.includes(before)) return text.replace(before, () => result)
  return text === '' ? result : `${text}\n\n${result}`
}
