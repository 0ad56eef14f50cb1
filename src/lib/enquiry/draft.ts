import type { EnquiryTexts } from './enquiry-fields.ts'

const empty: EnquiryTexts = {}
let draft = empty
const listeners = new Set<() => void>()
let waitingResult = ''
let lastResult = ''
let lastSubject: string | undefined

/**
 * What was last typed into the enquiry form, for the form that is come back to, as browsers do for documents. In memory only:
 * nothing of it is written to the device.
 */
export function currentDraft(): EnquiryTexts {
  return draft
}

/** Whether something would be lost if the document went. */
export function hasDraft(): boolean {
  return Object.values(draft).some((text) => text !== '')
}

/** What Node renders, which nobody has typed into. */
export function noDraft(): EnquiryTexts {
  return empty
}

export function keepDraft(texts: EnquiryTexts): void {
  draft = texts
  for (const listener of listeners) listener()
}

/** Returns what ends the listening. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Once it has arrived. */
export function forgetDraft(): void {
  keepDraft(empty)
  lastSubject = undefined
}

/** What a tool has worked out, for the message of the form that its link leads to. */
export function bringResult(result: string): void {
  waitingResult = result
}

/**
 * The texts of the form, with what a call to action brings: a subject by the address, a result by `bringResult`. Each is brought once and never over
 * what the visitor wrote. So on the way back to the form, what was changed or deleted stays so.
 */
export function withBrought(texts: EnquiryTexts, subject: string | undefined): EnquiryTexts {
  return {
    ...texts,
    subject: subjectOf(texts.subject ?? '', subject),
    message: messageOf(texts.message ?? ''),
  }
}

/** A subject that another call to action has brought gives way. */
function subjectOf(text: string, brought: string | undefined): string {
  const isOwn = text !== '' && text !== lastSubject
  if (brought === undefined || brought === lastSubject) return text
  lastSubject = brought
  return isOwn ? text : brought
}

/** A result stands below what the visitor wrote, or in place of one that was brought before and not changed since. */
function messageOf(text: string): string {
  const [result, before] = [waitingResult, lastResult]
  if (result === '') return text
  waitingResult = ''
  lastResult = result
  if (text.includes(result)) return text
  if (before !== '' && text.includes(before)) return text.replace(before, () => result)
  return text === '' ? result : `${text}\n\n${result}`
}
