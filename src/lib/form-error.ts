import type { AppError } from './errors.ts'
import { formPart } from './form-part.ts'

/** Shows an error above the fields of a form. The box takes the focus, so that it is read first, and seen on a phone. */
export function showFormError(form: HTMLFormElement, error: AppError, details: HTMLElement): void {
  const box = formPart(form, 'failure')
  const message = document.createElement('p')
  message.textContent = error.userMessage
  box.replaceChildren(message, details)
  box.hidden = false
  box.focus()
}
