import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import {
  currentDraft,
  forgetDraft,
  keepDraft,
  noDraft,
  onDraftChange,
  onResult,
  withBrought,
} from '~/lib/enquiry/draft'
import { enquiryFields, enquiryTexts, honeypotField, type EnquiryTexts } from '~/lib/enquiry/enquiry-fields'
import type { Enquiry, EnquiryProblems } from '~/lib/enquiry/enquiry-schema'
import { NetworkError, toAppError, ValidationError, type AppError } from '~/lib/errors'
import { lazyCode } from '../lazy-code'

/** The lazy chunk of the form, downloaded at the first focus or hover. */
export const enquiryCode = lazyCode(() => import('./enquiry-sending'))

/** Why an enquiry was not sent. */
type Failure =
  /** `found` are the problems at the time of the submission. */
  | { kind: 'wrong'; message: string; found: EnquiryProblems }
  | { kind: 'trapped' }
  | { kind: 'failed'; error: AppError }

/** The outcome of a submission. */
type Outcome = Failure | { kind: 'sent'; enquiry: Enquiry } | { kind: 'without-code' }

let underWay: Promise<Outcome> | undefined

/**
 * Keeps the form's draft, validates and submits it. The fields are uncontrolled, so their texts survive any failure. The submission lives outside the
 * component: a visitor who leaves the page and returns sees the outcome, and nothing is sent twice. `isPressed` means that the visitor submitted this
 * form on this page; only then a message may take the focus.
 */
export function useEnquiry(
  form: RefObject<HTMLFormElement | null>,
  subject: string | undefined,
  onSent: (enquiry: Enquiry, isPressed: boolean) => void,
) {
  const texts = useSyncExternalStore(onDraftChange, currentDraft, noDraft)
  const [isPressed, setPressed] = useState(false)
  const [state, setState] = useState<Failure | { kind: 'writing' | 'sending' }>(() => ({
    kind: underWay ? 'sending' : 'writing',
  }))

  function settle(outcome: Outcome, isOwn: boolean) {
    // After the visitor has left the page, the form shows the outcome when they return.
    if (!form.current) return
    underWay = undefined
    if (outcome.kind === 'sent') onSent(outcome.enquiry, isOwn)
    else setState(outcome.kind === 'without-code' ? submitPlainly(form.current) : outcome)
  }

  const begin = useEffectEvent((element: HTMLFormElement, brought: string | undefined) => {
    // Includes what was typed before hydration.
    const filled = withBrought(enquiryTexts(new FormData(element)), brought)
    write(element, 'subject', filled.subject)
    write(element, 'message', filled.message)
    keepDraft(filled)
    void underWay?.then((outcome) => settle(outcome, false))
  })
  useEffect(() => {
    const fill = () => {
      if (form.current) begin(form.current, subject)
    }
    fill()
    onResult(fill)
  }, [form, subject])

  function submit() {
    if (!form.current || state.kind === 'sending') return
    setState({ kind: 'sending' })
    setPressed(true)
    const typed = enquiryTexts(new FormData(form.current))
    underWay = send(typed, write(form.current, honeypotField, ''), form.current.action)
    void underWay.then((outcome) => settle(outcome, true))
  }

  return { texts, state, isPressed, submit }
}

async function send(typed: EnquiryTexts, isTrapped: boolean, action: string): Promise<Outcome> {
  const code = await enquiryCode.load().catch(() => undefined)
  if (!code) return { kind: 'without-code' }
  const { enquiry, problems } = code.parseEnquiry(typed)
  if (!enquiry) {
    const isOnlyEmpty = enquiryFields.every(({ name }) => !problems[name] || !typed[name]?.trim())
    const message = isOnlyEmpty ? 'Es fehlen noch Angaben:' : new ValidationError('fields').userMessage
    return { kind: 'wrong', message, found: problems }
  }
  if (isTrapped) return { kind: 'trapped' }
  try {
    await code.sendEnquiry(action.replace(/#.*/, ''), enquiry)
  } catch (cause) {
    return { kind: 'failed', error: toAppError(cause) }
  }
  forgetDraft()
  return { kind: 'sent', enquiry }
}

/** Lets the browser validate and post the form, as without JavaScript. */
function submitPlainly(form: HTMLFormElement): Failure | { kind: 'writing' } {
  if (!navigator.onLine) return { kind: 'failed', error: new NetworkError('the browser is offline') }
  if (form.reportValidity()) form.submit()
  return { kind: 'writing' }
}

/** Sets the value of a field. Returns whether it changed. */
function write(form: HTMLFormElement, name: string, text = ''): boolean {
  const field = form.elements.namedItem(name)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (!isField || field.value === text) return false
  field.value = text
  return true
}
