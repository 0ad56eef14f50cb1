import { textOf } from './enquiry/enquiry.ts'
import { enquiryFields } from './enquiry/enquiry-fields.ts'
import { errorId, reportError } from './error-report.ts'
import { serializeError, type SerializedError } from './error-schema.ts'
import { RateLimitError, type AppError } from './errors.ts'
import { showFormError } from './form-error.ts'
import { site } from './site.ts'
import { waitSentence } from './enquiry/wait-sentence.ts'

/** Says why an enquiry was not sent, and the ways that are left; what was typed stays in the fields. */
export function showFailure(form: HTMLFormElement, error: AppError): void {
  const id = errorId(Date.now(), Math.random())
  reportError(error, id)
  const ways = document.createElement('p')
  ways.append(
    error instanceof RateLimitError ? waitSentence(error.retryAfter) : '',
    ' Ihre Angaben stehen noch im Formular: Senden Sie es noch einmal ab, oder ',
    mailLink(form, serializeError(error, id, new Date())),
    error.reported ? `. Fehlernummer: ${id}` : '.',
  )
  showFormError(form, error, ways)
}

/** The draft as an e-mail, as it stands when the link is followed. */
function mailLink(form: HTMLFormElement, error: SerializedError): HTMLAnchorElement {
  const link = document.createElement('a')
  link.textContent = 'schicken Sie es uns als E-Mail'
  const address = () => draftAsMail(form, error)
  link.href = address()
  link.addEventListener('click', () => {
    link.href = address()
  })
  return link
}

/** With what support needs to find the failure. RFC 6068 wants both characters of a line break. */
function draftAsMail(form: HTMLFormElement, { id, kind, timestamp }: SerializedError): string {
  const data = new FormData(form)
  const lines = enquiryFields.map(({ name, label }) => `${label}: ${textOf(data, name)}`)
  const body = [...lines, '', `Fehler: ${id}, ${kind}, ${timestamp}`].join('\n').replace(/\r?\n/g, '\r\n')
  return `mailto:${site.email}?subject=${encodeURIComponent('Anfrage')}&body=${encodeURIComponent(body)}`
}
