import { enquiryFields } from './enquiry/enquiry-fields.ts'

const draft = new Map<string, string>()

/**
 * Remembers what stands in the enquiry form, as browsers do for documents that are left and come back to. In memory only:
 * nothing of it is written to the device.
 */
export function keepDraft(form: HTMLElement): void {
  for (const field of fieldsOf(form)) draft.set(field.name, field.value)
}

/** Whether something would be lost if the document went. */
export function hasDraft(): boolean {
  return [...draft.values()].some((value) => value !== '')
}

/** Fills in a form that has come anew, as on the way back to its page. */
export function restoreDraft(form: HTMLElement): void {
  for (const field of fieldsOf(form)) field.value ||= draft.get(field.name) ?? ''
}

function fieldsOf(form: HTMLElement) {
  return enquiryFields.flatMap(({ name }) => [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`),
  ])
}
