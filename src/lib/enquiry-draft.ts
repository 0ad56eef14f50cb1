import { enquiryFields } from './enquiry-fields.ts'

const draft = new Map<string, string>()

/**
 * Remembers what stands in the enquiry form, as browsers do for documents that are left and come back to. In memory only:
 * nothing of it is written to the device.
 */
export function keepDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) draft.set(field.name, field.value)
}

/** Fills in a form that the app has made anew, as on the way back to its page. */
export function restoreDraft(form: HTMLFormElement | null): void {
  if (!form) return
  for (const field of fieldsOf(form)) field.value ||= draft.get(field.name) ?? ''
}

function fieldsOf(form: HTMLFormElement) {
  return enquiryFields.flatMap(({ name }) => [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`),
  ])
}
