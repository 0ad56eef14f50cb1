import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type RefObject,
} from 'react'
import { followCorrection, type Answer } from '~/lib/enquiry/answer'
import { hasDraft, keepDraft } from '~/lib/enquiry/draft'
import { enquiryTexts } from '~/lib/enquiry/enquiry-fields'
import { missingProblems } from '~/lib/enquiry/missing'
import { currentSending } from '~/lib/enquiry/sending'
import { NetworkError, type AppError } from '~/lib/errors'
import { loadDesk, type EnquiryDeskCode } from './load-desk'

/** A press of the button that has no answer yet. */
export interface Submission {
  form: FormData
  address: string
  /** When the enquiry may be sent at the earliest, on the clock of `performance`. */
  earliest: number
}

/**
 * How long a form is open at least before it is sent, in ms. Robots fill a form in and are gone; a person whose browser
 * has filled in the fields only waits out the rest, while the form says that it is sending. Without this script nothing
 * holds the form up, because a static site has nobody who could tell how long it was open.
 */
const minimumTime = 3000

/** What has happened to the enquiry form. Its texts stay the document's own: they outlast whatever fails. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>) {
  const [desk, setDesk] = useState<EnquiryDeskCode>()
  const [isDeskBroken, setDeskBroken] = useState(false)
  const [submission, setSubmission] = useState(earlierSubmission)
  const [presses, setPresses] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const [phoneDoubt, setPhoneDoubt] = useState<string>()
  const reachedAt = useRef<number>(undefined)

  const fetchDesk = async () => {
    const code = isDeskBroken ? undefined : await loadDesk()
    if (code) setDesk(code)
    return code !== undefined
  }

  /** Whoever reaches for the form will press its button. */
  const reach = () => {
    if (reachedAt.current === undefined) void fetchDesk()
    return (reachedAt.current ??= performance.now())
  }

  const send = async (element: HTMLFormElement, earliest: number) => {
    setAnswer(undefined)
    setSubmission({ form: new FormData(element), address: element.action.replace(/#.*/, ''), earliest })
    if (await fetchDesk()) return
    setSubmission(undefined)
    if (navigator.onLine) postPlainly(element)
    else setAnswer({ kind: 'failed', error: new NetworkError('the browser is offline') })
  }

  const meetEarlyVisitor = useEffectEvent((element: HTMLFormElement) => {
    keepDraft(enquiryTexts(new FormData(element)))
    if (hasDraft() || element.matches(':focus-within')) reach()
  })
  useEffect(() => {
    if (form.current) meetEarlyVisitor(form.current)
  }, [form])

  /** What was typed is followed while typing, not on leaving a field: what moves then moves the button from under the pointer. */
  const input = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    const texts = new FormData(currentTarget)
    keepDraft(enquiryTexts(texts))
    if (answer && 'name' in target) setAnswer(followCorrection(answer, String(target.name), texts))
  }

  const leave = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    if (!desk || !(target instanceof HTMLInputElement) || target.name !== 'phone') return
    const { text, doubt } = desk.tidyPhone(target.value)
    target.value = text
    keepDraft(enquiryTexts(new FormData(currentTarget)))
    setPhoneDoubt(doubt)
  }

  const submit = (element: HTMLFormElement) => {
    if (submission) return
    setPresses(presses + 1)
    const earliest = reach() + minimumTime
    const found = desk ? {} : missingProblems(new FormData(element))
    if (Object.keys(found).length === 0) void send(element, earliest)
    else setAnswer({ kind: 'problems', found, left: found, check: missingProblems })
  }

  const settle = (next?: Answer) => {
    setSubmission(undefined)
    setAnswer(next)
  }

  const loseDesk = (error: AppError) => {
    setDesk(undefined)
    setDeskBroken(true)
    settle({ kind: 'failed', error })
  }

  return { desk, submission, presses, answer, phoneDoubt, reach, input, leave, submit, settle, loseDesk }
}

/** Of a form that was left while it was sending, and come back to: it waits for what was sent then. */
function earlierSubmission(): Submission | undefined {
  return currentSending() && { form: new FormData(), address: '', earliest: 0 }
}

/** As without a script: the browser checks the form, and leaves the page with it. */
function postPlainly(form: HTMLFormElement): void {
  if (form.reportValidity()) form.submit()
}
