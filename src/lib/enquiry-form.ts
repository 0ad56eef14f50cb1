import { parseEnquiry, textOf, type EnquiryProblems } from './enquiry.ts'
import { enquiryFields } from './enquiry-fields.ts'
import { errorId, reportError } from './error-report.ts'
import { serializeError, type SerializedError } from './error-schema.ts'
import { RateLimitError, ValidationError, toAppError, type AppError } from './errors.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { site } from './site.ts'

/**
 * Lets the enquiry form check itself and send without leaving the page. It works on the form as the HTML has it, before
 * and after the app has come; what the visitor typed stays in the fields whatever fails.
 */
export function enhanceEnquiryForm(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return
  const form = element
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form)
  })
}

async function submit(form: HTMLFormElement): Promise<void> {
  if (part(form, 'submit').hasAttribute('disabled')) return
  clear(form)
  const data = new FormData(form)
  const result = parseEnquiry(data)
  if ('problems' in result) {
    showProblems(form, result.problems)
    return
  }
  setSending(form, true)
  try {
    await sendEnquiry(form.action.replace(/#.*/, ''), data)
    form.dataset.sent = ''
    form.reset()
    form.querySelector<HTMLElement>('[data-confirmation]')?.focus()
  } catch (thrown) {
    showFailure(form, toAppError(thrown))
  } finally {
    setSending(form, false)
  }
}

function clear(form: HTMLFormElement): void {
  delete form.dataset.sent
  part(form, 'failure').hidden = true
  for (const { name } of enquiryFields) showProblem(form, name, undefined)
}

function showProblems(form: HTMLFormElement, problems: EnquiryProblems): void {
  const links = enquiryFields.flatMap(({ name, label }) => {
    const problem = problems[name]
    if (!problem) return []
    showProblem(form, name, problem)
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = `#anfrage-${name}`
    link.textContent = `${label}: ${problem}`
    link.addEventListener('click', (event) => {
      event.preventDefault()
      form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    })
    item.append(link)
    return [item]
  })
  const list = document.createElement('ul')
  list.append(...links)
  show(form, new ValidationError('enquiry'), list)
}

function showProblem(form: HTMLFormElement, name: string, problem: string | undefined): void {
  const message = form.querySelector(`#anfrage-${name}-fehler`)
  if (message) message.textContent = problem ?? ''
  const field = form.querySelector(`[name="${name}"]`)
  if (problem) field?.setAttribute('aria-invalid', 'true')
  else field?.removeAttribute('aria-invalid')
}

function showFailure(form: HTMLFormElement, error: AppError): void {
  const id = errorId(Date.now(), Math.random())
  reportError(error, id)
  const ways = document.createElement('p')
  const mail = document.createElement('a')
  mail.href = draftAsMail(form, serializeError(error, id, new Date()))
  mail.textContent = 'als E-Mail'
  const wait =
    error instanceof RateLimitError && error.retryAfter
      ? ` In ${error.retryAfter === 1 ? 'einer Sekunde' : `${error.retryAfter} Sekunden`} geht es wieder.`
      : ''
  ways.append(
    `${wait} Ihre Angaben stehen noch im Formular: Senden Sie es noch einmal ab, oder schicken Sie es uns `,
    mail,
    error.reported ? `. Fehlernummer: ${id}` : '.',
  )
  show(form, error, ways)
}

function show(form: HTMLFormElement, error: AppError, details: HTMLElement): void {
  const failure = part(form, 'failure')
  const message = document.createElement('p')
  message.textContent = error.userMessage
  failure.replaceChildren(message, details)
  failure.hidden = false
  failure.focus()
}

/** The draft as an e-mail, with what support needs to find the failure. */
function draftAsMail(form: HTMLFormElement, { id, kind, timestamp }: SerializedError): string {
  const data = new FormData(form)
  const lines = enquiryFields.map(({ name, label }) => `${label}: ${textOf(data, name)}`)
  const body = [...lines, '', `Fehler: ${id}, ${kind}, ${timestamp}`].join('\n')
  return `mailto:${site.email}?subject=${encodeURIComponent('Anfrage')}&body=${encodeURIComponent(body)}`
}

function setSending(form: HTMLFormElement, isSending: boolean): void {
  part(form, 'status').textContent = isSending ? 'Wird gesendet …' : ''
  part(form, 'submit').toggleAttribute('disabled', isSending)
}

/** A part of the form that `components/enquiry-form` marks with `data-<name>`. */
function part(form: HTMLFormElement, name: 'failure' | 'status' | 'submit'): HTMLElement {
  const element = form.querySelector<HTMLElement>(`[data-${name}]`)
  if (!element) throw new Error(`the enquiry form has no [data-${name}]`)
  return element
}
