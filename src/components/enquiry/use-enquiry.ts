import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import {
  currentDraft,
  forgetDraft,
  keepDraft,
  noDraft,
  onDraftChange,
  withBrought,
} from '~/lib/enquiry/draft'
import { enquiryFields, enquiryTexts, honeypotField, type EnquiryTexts } from '~/lib/enquiry/enquiry-fields'
import type { Enquiry, EnquiryProblems } from '~/lib/enquiry/enquiry-schema'
import { NetworkError, toAppError, ValidationError, type AppError } from '~/lib/errors'
import { lazyCode } from '../lazy-code'

/** What few visitors need, downloaded when somebody reaches for the form. */
export const enquiryCode = lazyCode(() => import('./enquiry-sending'))

/** Why an enquiry was not sent. */
type Failure =
  /** With what was wrong when the button was pressed. */
  { kind: 'wrong'; message: string; found: EnquiryProblems } | { kind: 'trapped' | 'failed'; error: AppError }

/** What comes of a press of the button. Without the code nobody could check or send it. */
type Outcome = Failure | { kind: 'sent'; enquiry: Enquiry } | { kind: 'without-code' }

let underWay: Promise<Outcome> | undefined

/**
 * Keeps what is typed into the form as a draft, and checks and sends it. The fields are uncontrolled, so their texts outlast any failure. A
 * submission does not belong to a form: a visitor who comes back sees what has become of it, and nothing is sent twice.
 */
export function useEnquiry(
  form: RefObject<HTMLFormElement | null>,
  subject: string | undefined,
  onSent: (enquiry: Enquiry, isPressed: boolean) => void,
) {
  const texts = useSyncExternalStore(onDraftChange, currentDraft, noDraft)
  const [state, setState] = useState<Failure | { kind: 'writing' | 'sending' }>(() => ({
    kind: underWay ? 'sending' : 'writing',
  }))
  /** Whether the button of this very form was pressed: whoever has just come back to its page keeps their place. */
  const [isPressed, setPressed] = useState(false)
  const isReached = useRef(false)

  /** Whoever reaches for the form will press its button. */
  function reach() {
    if (!isReached.current) void enquiryCode.load().catch(() => undefined)
    isReached.current = true
  }

  function settle(outcome: Outcome, isOwn: boolean) {
    // Whoever has left the page is told by the form that they come back to.
    if (!form.current) return
    underWay = undefined
    if (outcome.kind === 'sent') onSent(outcome.enquiry, isOwn)
    else setState(outcome.kind === 'without-code' ? submitPlainly(form.current) : outcome)
  }

  const begin = useEffectEvent((element: HTMLFormElement, brought: string | undefined) => {
    const filled = withBrought(enquiryTexts(new FormData(element)), brought)
    write(element, 'subject', filled.subject)
    write(element, 'message', filled.message)
    // Also what was typed before the app has come.
    const hasText = Object.values(keep(element)).some((text) => text !== '')
    if (hasText || element.matches(':focus-within')) reach()
    void underWay?.then((outcome) => settle(outcome, false))
  })
  useEffect(() => {
    if (form.current) begin(form.current, subject)
  }, [form, subject])

  function submit() {
    if (!form.current || state.kind === 'sending') return
    setState({ kind: 'sending' })
    setPressed(true)
    underWay = send(keep(form.current), write(form.current, honeypotField, ''), form.current.action)
    void underWay.then((outcome) => settle(outcome, true))
  }

  return { texts, state, isPressed, reach, submit }
}

/** Keeps what stands in the form as the draft. */
export function keep(form: HTMLFormElement): EnquiryTexts {
  const typed = enquiryTexts(new FormData(form))
  keepDraft(typed)
  return typed
}

async function send(typed: EnquiryTexts, isTrapped: boolean, action: string): Promise<Outcome> {
  const code = await enquiryCode.load().catch(() => undefined)
  if (!code) return { kind: 'without-code' }
  const { enquiry, problems } = code.parseEnquiry(typed)
  if (!enquiry) {
    // What was not entered is not wrong.
    const isMissing = enquiryFields.every(({ name }) => !problems[name] || !typed[name]?.trim())
    const message = isMissing ? 'Es fehlen noch Angaben:' : new ValidationError('fields').userMessage
    return { kind: 'wrong', message, found: problems }
  }
  if (isTrapped) return { kind: 'trapped', error: new ValidationError('honeypot') }
  try {
    await code.sendEnquiry(action.replace(/#.*/, ''), enquiry)
  } catch (cause) {
    return { kind: 'failed', error: toAppError(cause) }
  }
  forgetDraft()
  return { kind: 'sent', enquiry }
}

/** As without a script: the browser checks the form, and leaves the page with it. */
function submitPlainly(form: HTMLFormElement): Failure | { kind: 'writing' } {
  if (!navigator.onLine) return { kind: 'failed', error: new NetworkError('the browser is offline') }
  if (form.reportValidity()) form.submit()
  return { kind: 'writing' }
}

/** Writes a text into a field, and says whether that has changed it. */
function write(form: HTMLFormElement, name: string, text = ''): boolean {
  const field = form.elements.namedItem(name)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (!isField || field.value === text) return false
  field.value = text
  return true
}
