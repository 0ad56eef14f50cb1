import type { EnquiryTexts } from './enquiry-fields.ts'

let draft: EnquiryTexts = {}
const listeners = new Set<() => void>()

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

export function keepDraft(texts: EnquiryTexts): void {
  draft = texts
  for (const listener of listeners) listener()
}

/** Once it has arrived. */
export function forgetDraft(): void {
  keepDraft({})
}

/** Returns what ends the listening. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
