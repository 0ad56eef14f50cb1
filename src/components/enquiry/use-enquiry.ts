import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { currentDraft, keepDraft, noDraft, onDraftChange, onResult, withBrought } from '~/lib/enquiry/draft'
import { enquiryTexts, honeypotField } from '~/lib/enquiry/enquiry-fields'
import type { Enquiry } from '~/lib/enquiry/enquiry-schema'
import { NetworkError } from '~/lib/errors'
import { lazyCode } from '../lazy-code'
import type { Failure, Outcome } from './enquiry-sending'

/** The lazy chunk of the form, downloaded at the first focus or hover. */
export const enquiryCode = lazyCode(() => import('./enquiry-sending'))

/** The submission. Its outcome is `undefined` if the chunk failed. */
let underWay: Promise<Outcome | undefined> | undefined

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

  function settle(outcome: Outcome | undefined, isOwn: boolean) {
    // After the visitor has left the page, the form shows the outcome when they return.
    if (!form.current) return
    underWay = undefined
    if (outcome?.kind === 'sent') onSent(outcome.enquiry, isOwn)
    else setState(outcome ?? submitPlainly(form.current))
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
    const isTrapped = write(form.current, honeypotField, '')
    const { action } = form.current
    underWay = enquiryCode.load().then(
      ({ submitEnquiry }) => submitEnquiry(typed, isTrapped, action),
      () => undefined,
    )
    void underWay.then((outcome) => settle(outcome, true))
  }

  return { texts, state, isPressed, submit }
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
