import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Answer } from '~/lib/enquiry/answer'
import { takeResult } from '~/lib/enquiry/carried-result'
import { takeCarried, type Carried } from '~/lib/enquiry/carried-subject'
import { currentDraft, keepDraft } from '~/lib/enquiry/draft'
import {
  enquiryFields,
  enquiryFormName,
  enquiryTexts,
  honeypotField,
  sentId,
} from '~/lib/enquiry/enquiry-fields'
import { ValidationError, type AppError } from '~/lib/errors'
import { site } from '~/lib/site'
import { useEarlyClick } from '../early-click'
import { Extra } from '../extra'
import { PageLink } from '../layout/page-link'
import styles from './enquiry-form.module.css'
import { ErrorBox } from './error-box'
import { Field } from './field'
import { LostDesk } from './lost-desk'
import { ProblemList } from './problem-list'
import { Subjects } from './subjects'
import { useEnquiry } from './use-enquiry'

interface EnquiryFormProps {
  /** What a call to action has brought along. */
  carried?: Carried | undefined
  onChange: (state: EnquiryState) => void
}

/** `null` where an enquiry was not sent after all, or the visitor writes another. */
export type EnquiryState = { subject: string } | 'sending' | null | undefined

/** A form that works as a plain POST. With the app it checks itself and sends without leaving the page (`enquiry-desk`). */
export function EnquiryForm({ carried, onChange }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const subject = useRef<HTMLInputElement>(null)
  const [draft] = useState(currentDraft)
  const isHydrated = useHydrated()
  const enquiry = useEnquiry(form)
  const { desk, submission, answer } = enquiry
  const button = useEarlyClick<HTMLButtonElement>(() => form.current && enquiry.submit(form.current))

  const carry = useEffectEvent((brought: Carried) => {
    if (!form.current || !subject.current) return
    subject.current.value = takeCarried(subject.current.value, brought)
    const message = form.current.elements.namedItem('message')
    if (message instanceof HTMLTextAreaElement) message.value = takeResult(message.value)
    keepDraft(enquiryTexts(new FormData(form.current)))
  })
  useEffect(() => {
    if (carried) carry(carried)
  }, [carried])

  const take = (next?: Answer) => {
    enquiry.settle(next)
    onChange(next ? null : { subject: subject.current?.value.trim() ?? '' })
    if (next?.kind === 'trapped' && honeypot.current) honeypot.current.value = ''
  }

  const withoutDesk = (error: AppError) => <LostDesk error={error} onLose={enquiry.loseDesk} />

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${site.enquiryAddress}#${sentId}`}
      aria-label="Anfrage"
      // From here on the form says itself what is wrong.
      noValidate={isHydrated}
      onFocusCapture={enquiry.reach}
      onPointerEnter={enquiry.reach}
      onInput={enquiry.input}
      onBlurCapture={enquiry.leave}
      onSubmit={(event) => {
        event.preventDefault()
        enquiry.submit(event.currentTarget)
      }}
    >
      <input type="hidden" name="form-name" value={enquiryFormName} />
      {answer?.kind === 'problems' && (
        <ErrorBox key={enquiry.presses} error={new ValidationError(answer.kind)}>
          <ProblemList found={answer.found} left={answer.left} />
        </ErrorBox>
      )}
      {desk && (
        <Extra fallback={withoutDesk}>
          <desk.EnquiryDesk submission={submission} answer={answer} onSend={onChange} onAnswer={take} />
        </Extra>
      )}
      {!desk && answer?.kind === 'failed' && (
        <ErrorBox error={answer.error}>
          <p>Ihre Angaben stehen noch im Formular.</p>
        </ErrorBox>
      )}
      {enquiryFields.map((field) => (
        <Field
          key={field.name}
          field={field}
          input={field.name === 'subject' ? subject : undefined}
          text={draft[field.name]}
          problem={answer?.kind === 'problems' ? answer.left[field.name] : undefined}
          note={field.name === 'phone' ? enquiry.phoneDoubt : undefined}
        />
      ))}
      <Subjects />
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          Dieses Feld bitte leer lassen
          <input ref={honeypot} name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className={styles.privacy}>
        {`Wir verwenden Ihre Angaben nur, um Ihnen zu antworten, und bewahren sie ${site.enquiryRetention} auf. Mehr in der `}
        <PageLink to="/datenschutz" target="_blank">
          Datenschutzerklärung (neues Fenster)
        </PageLink>
        .
      </p>
      {/* Not `disabled`, which takes the focus from the button, and which Firefox remembers beyond a reload. */}
      <button
        ref={button}
        type="submit"
        className="button"
        aria-disabled={submission ? true : undefined}
        data-early
      >
        Nachricht senden
      </button>
      <p role="status">{submission && 'Wird gesendet …'}</p>
    </form>
  )
}
