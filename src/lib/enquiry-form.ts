import { parseEnquiry } from './enquiry/enquiry.ts'
import { keepDraft } from './enquiry-draft.ts'
import { honeypotField } from './enquiry/enquiry-fields.ts'
import { showFailure } from './enquiry-failure.ts'
import { clearProblems, followCorrection, showProblems } from './enquiry-problems.ts'
import { ValidationError, toAppError } from './errors.ts'
import { showFormError } from './form-error.ts'
import { formPart } from './form-part.ts'
import { sendEnquiry } from './enquiry/send-enquiry.ts'

/**
 * How long a form is open at least before it is sent, in ms. Robots fill a form in and are gone; a person whose browser
 * has filled in the fields only waits out the rest, while the form says that it is sending. Without this script nothing
 * holds the form up, because a static site has nobody who could tell how long it was open.
 */
const minimumTime = 3000

/**
 * Lets the enquiry form check itself and send without leaving the page. It works on the form as the HTML has it, before
 * and after the app has come; what the visitor typed stays in the fields whatever fails.
 */
export function enhanceEnquiryForm(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return
  const form = element
  const earliest = performance.now() + minimumTime
  form.noValidate = true
  keepDraft(form)
  form.addEventListener('input', ({ target }) => {
    keepDraft(form)
    followCorrection(form, target)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form, earliest)
  })
}

async function submit(form: HTMLFormElement, earliest: number): Promise<void> {
  if (isSending(form)) return
  clear(form)
  const result = parseEnquiry(new FormData(form))
  if ('problems' in result) return showProblems(form, result.problems)
  if (emptyHoneypot(form)) return askAgain(form)
  setSending(form, true)
  try {
    await new Promise((resolve) => setTimeout(resolve, earliest - performance.now()))
    await sendEnquiry(form.action.replace(/#.*/, ''), result.enquiry)
    form.dataset.sent = ''
    form.reset()
    keepDraft(form)
    formPart(form, 'confirmation').focus()
  } catch (thrown) {
    showFailure(form, toAppError(thrown))
  } finally {
    setSending(form, false)
  }
}

function clear(form: HTMLFormElement): void {
  delete form.dataset.sent
  formPart(form, 'failure').hidden = true
  clearProblems(form)
}

/** Whether the field that only robots fill in was filled in; it is empty afterwards. */
function emptyHoneypot(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>(`[name="${honeypotField}"]`)
  if (!trap?.value) return false
  trap.value = ''
  return true
}

/** Extensions fill in fields too, and hosts drop such an enquiry unseen: a person can send it again, a robot rarely does. */
function askAgain(form: HTMLFormElement): void {
  const details = document.createElement('p')
  details.textContent =
    'Ein unsichtbares Feld gegen Spam war ausgefüllt, vielleicht von einer Erweiterung Ihres Browsers. Es ist jetzt leer: Bitte senden Sie die Nachricht noch einmal ab.'
  showFormError(form, new ValidationError('honeypot'), details)
}

/** Not `disabled`, which takes the focus from the button, and which Firefox remembers beyond a reload. */
function setSending(form: HTMLFormElement, value: boolean): void {
  formPart(form, 'status').textContent = value ? 'Wird gesendet …' : ''
  formPart(form, 'submit').setAttribute('aria-disabled', String(value))
}

function isSending(form: HTMLFormElement): boolean {
  return formPart(form, 'submit').getAttribute('aria-disabled') === 'true'
}
