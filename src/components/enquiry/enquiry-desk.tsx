import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Answer } from '~/lib/enquiry/answer'
import { forgetDraft } from '~/lib/enquiry/draft'
import { parseEnquiry, type Enquiry, type EnquiryProblems } from '~/lib/enquiry/enquiry'
import { honeypotField } from '~/lib/enquiry/enquiry-fields'
import { sendEnquiry } from '~/lib/enquiry/send-enquiry'
import { currentSending, forgetSending, sendOnce } from '~/lib/enquiry/sending'
import { toAppError, ValidationError } from '~/lib/errors'
import { queryClient } from '~/lib/query-client'
import { adoptStyles } from '../styles'
import { ErrorBox } from './error-box'
import css from './error-box.css?inline'
import { FailureDetails } from './failure-details'
import { Sending } from './sending'
import type { Submission } from './use-enquiry'

export { tidyPhone } from '~/lib/enquiry/tidy-phone'

adoptStyles(css)

interface DeskProps {
  submission: Submission | undefined
  answer: Answer | undefined
  onSend: (state: 'sending') => void
  /** Without an answer the enquiry has arrived. */
  onAnswer: (answer?: Answer) => void
}

/** Checks what was submitted, also before this code had come; sends it; and says above the fields why it was not sent. */
export function EnquiryDesk(props: DeskProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Desk {...props} />
    </QueryClientProvider>
  )
}

function Desk({ submission, answer, onSend, onAnswer }: DeskProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: sendOnce,
    // An enquiry that arrived twice would be worse than a button to press again.
    retry: 0,
    // Also where the visitor has gone to another page meanwhile.
    onSuccess: () => {
      forgetDraft()
      forgetSending()
    },
  })
  const send = (sending: () => Promise<void>) => {
    onSend('sending')
    mutate(sending, {
      onSuccess: () => onAnswer(),
      onError: (cause) => {
        forgetSending()
        onAnswer({ kind: 'failed', error: toAppError(cause) })
      },
    })
  }
  const take = useEffectEvent(({ form, address, earliest }: Submission) => {
    const earlier = currentSending()
    if (earlier) return send(() => earlier)
    const result = parseEnquiry(form)
    if ('problems' in result) {
      return onAnswer({ kind: 'problems', found: result.problems, left: result.problems, check: problemsOf })
    }
    if (form.get(honeypotField)) return onAnswer({ kind: 'trapped' })
    send(() => sendInTime(address, result.enquiry, earliest))
  })
  useEffect(() => {
    if (submission) take(submission)
  }, [submission])

  if (isPending && submission) return <Sending submission={submission} />
  if (answer?.kind === 'failed') {
    return (
      <ErrorBox error={answer.error}>
        <FailureDetails error={answer.error} />
      </ErrorBox>
    )
  }
  return (
    answer?.kind === 'trapped' && (
      <ErrorBox error={new ValidationError(answer.kind)}>
        <p>{trapped}</p>
      </ErrorBox>
    )
  )
}

/** Extensions fill in fields too, and hosts drop such an enquiry unseen: a person can send it again, a robot rarely does. */
const trapped =
  'Ein unsichtbares Feld gegen Spam war ausgefüllt, vielleicht von einer Erweiterung Ihres Browsers. Es ist jetzt leer: Bitte senden Sie die Nachricht noch einmal ab.'

async function sendInTime(address: string, enquiry: Enquiry, earliest: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, earliest - performance.now()))
  await sendEnquiry(address, enquiry)
}

function problemsOf(form: FormData): EnquiryProblems {
  const result = parseEnquiry(form)
  return 'problems' in result ? result.problems : {}
}
