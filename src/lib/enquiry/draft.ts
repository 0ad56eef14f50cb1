import type { EnquiryTexts } from './enquiry-fields.ts'

const empty: EnquiryTexts = {}
let draft = empty
const listeners = new Set<() => void>()
let fillForm: (() => void) | undefined
let waitingResult = ''
let waitingPrompts = ''
let lastResult = ''
let lastSubject: string | undefined

/**
 * The draft: the last texts of the enquiry form, restored when the visitor returns to it in the app. In memory only; nothing is written to the device.
 */
export function currentDraft(): EnquiryTexts {
  return draft
}

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

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Call it after a successful submission. */
export function forgetDraft(): void {
  keepDraft(empty)
  lastSubject = undefined
}

/** Hands the result of a tool to the message of the form that its link opens, or that is open. An empty message gets the `prompts`, too, to be filled in. */
export function bringResult(result: string, prompts = ''): void {
  waitingResult = result
  waitingPrompts = prompts
  fillForm?.()
}

/** Calls the function for each result that is brought from now on. A page has one form. */
export function onResult(fill: () => void): void {
  fillForm = fill
}

/**
 * The texts of the form with the subject of the query and the result of `bringResult`. Each is filled in once, and replaces nothing but the one before it.
 * So after a return to the form, edits and deletions stay.
 */
export function withBrought(texts: EnquiryTexts, subject?: string): EnquiryTexts {
  const { subject: text = '', message = '' } = texts
  const isOwn = text !== '' && text !== lastSubject
  const isNew = subject !== undefined && subject !== lastSubject
  if (isNew) lastSubject = subject
  return { ...texts, subject: isNew && !isOwn ? subject : text, message: withResult(message) }
}

function withResult(message: string): string {
  const [result, before] = [waitingResult, lastResult]
  if (result === '') return message
  waitingResult = ''
  lastResult = result
  if (before !== '' && message.includes(before)) return message.replace(before, () => result)
  return message === '' ? `${result}\n${waitingPrompts}`.trim() : `${message}\n\n${result}`
}
