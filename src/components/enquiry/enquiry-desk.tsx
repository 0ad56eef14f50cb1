import { QueryClientProvider, useMutation, type MutationFunctionContext } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Answer } from '~/lib/enquiry/answer'
import { forgetDraft } from '~/lib/enquiry/draft'
import { parseEnquiry, type Enquiry, type EnquiryProblems } from '~/lib/enquiry/enquiry'
import { honeypotField } from '~/lib/enquiry/enquiry-fields'
import { sendEnquiry } from '~/lib/enquiry/send-enquiry'
import { RateLimitError, toAppError, ValidationError } from '~/lib/errors'
import { queryClient } from '~/lib/query-client'
import { adoptStyles } from '../styles'
import css from './enquiry-desk.css?inline'
import { ErrorBox } from './error-box'
import { FailureDetails } from './failure-details'
import { ProblemList } from './problem-list'
import type { Submission } from './use-enquiry'

adoptStyles(css)

interface DeskProps {
  submission: Submission | undefined
  answer: Answer | undefined
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

function Desk({ submission, answer, onAnswer }: DeskProps) {
  const { mutate } = useMutation({
    mutationKey: ['enquiry'],
    mutationFn: send,
    // An enquiry that arrived twice would be worse than a button to press again.
    retry: 0,
    // Also where the visitor has gone to another page meanwhile.
    onSuccess: forgetDraft,
  })
  const take = useEffectEvent(({ form, ...submitted }: Submission) => {
    const result = parseEnquiry(form)
    if ('problems' in result) {
      return onAnswer({ kind: 'problems', found: result.problems, left: result.problems, check: problemsOf })
    }
    mutate(
      { ...submitted, enquiry: result.enquiry },
      {
        onSuccess: () => onAnswer(),
        onError: (cause) => onAnswer({ kind: 'failed', error: toAppError(cause) }),
      },
    )
  })
  useEffect(() => {
    if (submission) take(submission)
  }, [submission])

  if (answer?.kind === 'failed') {
    return (
      <ErrorBox error={answer.error}>
        <FailureDetails error={answer.error} />
      </ErrorBox>
    )
  }
  return (
    answer && (
      <ErrorBox error={new ValidationError(answer.kind)}>
        {answer.kind === 'problems' ? (
          <ProblemList found={answer.found} left={answer.left} />
        ) : (
          <p>{trapped}</p>
        )}
      </ErrorBox>
    )
  )
}

/** Extensions fill in fields too, and hosts drop such an enquiry unseen: a person can send it again, a robot rarely does. */
const trapped =
  'Ein unsichtbares Feld gegen Spam war ausgefüllt, vielleicht von einer Erweiterung Ihres Browsers. Es ist jetzt leer: Bitte senden Sie die Nachricht noch einmal ab.'

interface Sending extends Omit<Submission, 'form'> {
  enquiry: Enquiry
}

async function send(
  { enquiry, address, earliest }: Sending,
  { client, mutationKey }: MutationFunctionContext,
): Promise<void> {
  // Of a form that was left while it was sending, and come back to.
  if (client.isMutating({ mutationKey: mutationKey ?? [] }) > 1) throw new RateLimitError('already sending')
  await new Promise((resolve) => setTimeout(resolve, earliest - performance.now()))
  await sendEnquiry(address, enquiry)
}

function problemsOf(form: FormData): EnquiryProblems {
  const result = parseEnquiry(form)
  return 'problems' in result ? result.problems : {}
}
