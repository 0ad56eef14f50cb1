import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { currentDraft, keepDraft, noDraft, onDraftChange, withBrought } from '~/lib/enquiry/draft'
import { enquiryTexts, honeypotField, type EnquiryTexts } from '~/lib/enquiry/enquiry-fields'
import type { Enquiry, EnquiryProblems } from '~/lib/enquiry/enquiry-schema'
import { NetworkError, toAppError, ValidationError, type AppError } from '~/lib/errors'
import { lazyCode } from '../lazy-code'

/** What few visitors need, downloaded when somebody reaches for the form. */
export const enquiryCode = lazyCode(() => import('./enquiry-sending'))

/** What has come of the last press of the button. */
type State =
  | { kind: 'writing' | 'sending' }
  /** As it was when the button was pressed. */
  | { kind: 'wrong'; error: AppError; found: EnquiryProblems }
  | { kind: 'trapped' | 'failed'; error: AppError }

/** Keeps what is typed into the form as a draft, and checks and sends it. The texts stay the document's own: they outlast whatever fails. */
export function useEnquiry(
  form: RefObject<HTMLFormElement | null>,
  subject: string | undefined,
  onSent: (enquiry: Enquiry) => void,
) {
  const texts = useSyncExternalStore(onDraftChange, currentDraft, noDraft)
  const [state, setState] = useState<State>(() => ({
    kind: enquiryCode.current?.enquiryUnderWay() ? 'sending' : 'writing',
  }))

  function fail(cause: unknown) {
    // Whoever has left the page is told by the form that they come back to.
    if (!form.current) return
    enquiryCode.current?.forgetFailure()
    setState({ kind: 'failed', error: toAppError(cause) })
  }

  const begin = useEffectEvent((element: HTMLFormElement, brought: string | undefined) => {
    const filled = withBrought(enquiryTexts(new FormData(element)), brought)
    write(element, 'subject', filled.subject)
    write(element, 'message', filled.message)
    // Also what was typed before the app has come.
    const hasText = Object.values(keep(element)).some((text) => text !== '')
    if (hasText || element.matches(':focus-within')) reach()
    const earlier = enquiryCode.current?.enquiryUnderWay()
    earlier?.then(onSent, fail)
  })
  useEffect(() => {
    if (form.current) begin(form.current, subject)
  }, [form, subject])

  async function submit() {
    const element = form.current
    if (!element || state.kind === 'sending') return
    const typed = keep(element)
    setState({ kind: 'sending' })
    const code = await enquiryCode.load().catch(() => undefined)
    if (!code) return submitPlainly(element)
    const { enquiry, problems } = code.parseEnquiry(typed)
    if (!enquiry) return setState({ kind: 'wrong', error: new ValidationError('fields'), found: problems })
    if (write(element, honeypotField, '')) {
      return setState({ kind: 'trapped', error: new ValidationError('honeypot') })
    }
    await code.sendEnquiry(element.action.replace(/#.*/, ''), enquiry).then(onSent, fail)
  }

  /** As without a script: the browser checks the form, and leaves the page with it. */
  function submitPlainly(element: HTMLFormElement) {
    const isOnline = navigator.onLine
    const error = new NetworkError('the browser is offline')
    setState(isOnline ? { kind: 'writing' } : { kind: 'failed', error })
    if (isOnline && element.isConnected && element.reportValidity()) element.submit()
  }

  return { texts, state, submit }
}

/** Whoever reaches for the form will press its button. */
export function reach(): void {
  if (!enquiryCode.current) void enquiryCode.load().catch(() => undefined)
}

/** Keeps what stands in the form as the draft. */
export function keep(form: HTMLFormElement): EnquiryTexts {
  const typed = enquiryTexts(new FormData(form))
  keepDraft(typed)
  return typed
}

/** Writes a text into a field, and says whether that has changed it. */
function write(form: HTMLFormElement, name: string, text = ''): boolean {
  const field = form.elements.namedItem(name)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (!isField || field.value === text) return false
  field.value = text
  return true
}
