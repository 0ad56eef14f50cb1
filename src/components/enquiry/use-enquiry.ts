import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { followCorrection, type Answer } from '~/lib/enquiry/answer'
import { hasDraft, keepDraft } from '~/lib/enquiry/draft'
import { NetworkError } from '~/lib/errors'
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
  const [submission, setSubmission] = useState<Submission>()
  const [answer, setAnswer] = useState<Answer>()
  const reachedAt = useRef<number>(undefined)

  const fetchDesk = async () => {
    const code = await loadDesk()
    if (code) setDesk(code)
    return code !== undefined
  }

  /** Whoever reaches for the form will press its button. */
  const reach = () => {
    if (reachedAt.current === undefined) void fetchDesk()
    return (reachedAt.current ??= performance.now())
  }

  const meetEarlyVisitor = useEffectEvent((element: HTMLFormElement) => {
    keepDraft(new FormData(element))
    if (hasDraft() || element.matches(':focus-within')) reach()
  })
  useEffect(() => {
    if (form.current) meetEarlyVisitor(form.current)
  }, [form])

  /** What was typed is followed while typing, not on leaving a field: what moves then moves the button from under the pointer. */
  const input = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    const texts = new FormData(currentTarget)
    keepDraft(texts)
    if (answer && 'name' in target) setAnswer(followCorrection(answer, String(target.name), texts))
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submission) return
    const { currentTarget } = event
    setAnswer(undefined)
    setSubmission({
      form: new FormData(currentTarget),
      address: currentTarget.action.replace(/#.*/, ''),
      earliest: reach() + minimumTime,
    })
    if (await fetchDesk()) return
    setSubmission(undefined)
    if (navigator.onLine) postPlainly(currentTarget)
    else setAnswer({ kind: 'failed', error: new NetworkError('the browser is offline') })
  }

  const settle = (next?: Answer) => {
    setSubmission(undefined)
    setAnswer(next)
  }

  return { desk, submission, answer, reach, input, submit, settle }
}

/** As without a script: the browser checks the form, and leaves the page with it. */
function postPlainly(form: HTMLFormElement): void {
  if (form.reportValidity()) form.submit()
}
