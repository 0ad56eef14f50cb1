import { enquiryTexts, type EnquiryTexts } from './enquiry-fields.ts'

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

export function keepDraft(form: FormData): void {
  change(enquiryTexts(form))
}

/** Once it has arrived. */
export function forgetDraft(): void {
  change({})
}

/** Returns what ends the listening. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: EnquiryTexts): void {
  draft = next
  for (const listener of listeners) listener()
}
