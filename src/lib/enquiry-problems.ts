import { parseEnquiry, type EnquiryProblems } from './enquiry/enquiry.ts'
import { enquiryFields, type EnquiryField } from './enquiry/enquiry-fields.ts'
import { ValidationError } from './errors.ts'
import { showFormError } from './form-error.ts'

/** Names each problem beside its field, and all of them in a summary that leads to the fields. */
export function showProblems(form: HTMLFormElement, problems: EnquiryProblems): void {
  const list = document.createElement('ul')
  for (const { name, label } of enquiryFields) {
    const problem = problems[name]
    markField(form, name, problem)
    if (problem) list.append(summaryItem(form, name, `${label}: ${problem}`))
  }
  showFormError(form, new ValidationError('enquiry'), list)
}

export function clearProblems(form: HTMLFormElement): void {
  for (const { name } of enquiryFields) markField(form, name, undefined)
}

/**
 * Follows the correction of a field that has a message. While typing, not on leaving the field: what moves when a button
 * is pressed moves the button from under the pointer, and the press is lost.
 */
export function followCorrection(form: HTMLFormElement, edited: EventTarget | null): void {
  const field = enquiryFields.find(({ name }) => fieldOf(form, name) === edited)
  if (!field || !fieldOf(form, field.name)?.hasAttribute('aria-invalid')) return
  const result = parseEnquiry(new FormData(form))
  const problem = 'problems' in result ? result.problems[field.name] : undefined
  markField(form, field.name, problem)
  // The summary keeps its lines, struck through, because it stands above what is being typed.
  if (!problem) form.querySelector(`[data-problem="${field.name}"]`)?.setAttribute('data-corrected', '')
}

function markField(form: HTMLFormElement, name: EnquiryField, problem: string | undefined): void {
  const field = fieldOf(form, name)
  const id = `anfrage-${name}-fehler`
  const message = form.querySelector(`#${id}`)
  if (problem) {
    field?.setAttribute('aria-invalid', 'true')
    field?.setAttribute('aria-describedby', id)
    if (message) message.textContent = problem
    else field?.after(newMessage(id, problem))
  } else {
    field?.removeAttribute('aria-invalid')
    field?.removeAttribute('aria-describedby')
    message?.remove()
  }
}

function newMessage(id: string, problem: string): HTMLElement {
  const message = document.createElement('p')
  message.id = id
  message.dataset.message = ''
  message.textContent = problem
  return message
}

function summaryItem(form: HTMLFormElement, name: EnquiryField, text: string): HTMLElement {
  const item = document.createElement('li')
  item.dataset.problem = name
  const link = document.createElement('a')
  link.href = `#anfrage-${name}`
  link.textContent = text
  link.addEventListener('click', (event) => {
    event.preventDefault()
    fieldOf(form, name)?.focus()
  })
  item.append(link)
  return item
}

function fieldOf(form: HTMLFormElement, name: EnquiryField): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[name="${name}"]`)
}
