import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '~/lib/enquiry/answer'
import { currentDraft } from '~/lib/enquiry/draft'
import { enquiryFields, enquiryFormName, honeypotField, sentId } from '~/lib/enquiry/enquiry-fields'
import { site } from '~/lib/site'
import { PageLink } from '../layout/page-link'
import styles from './enquiry-form.module.css'
import { ErrorBox } from './error-box'
import { Field } from './field'
import { useEnquiry } from './use-enquiry'

interface EnquiryFormProps {
  isSent: boolean
  onSent: () => void
}

/** A form that works as a plain POST. With the app it checks itself and sends without leaving the page (`enquiry-desk`). */
export function EnquiryForm({ isSent, onSent }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLParagraphElement>(null)
  const [draft] = useState(currentDraft)
  const isHydrated = useHydrated()
  const { desk, submission, answer, reach, input, submit, settle } = useEnquiry(form)
  useEffect(() => {
    if (isSent) confirmation.current?.focus()
  }, [isSent])

  const take = (next?: Answer) => {
    settle(next)
    if (!next) onSent()
    if (next?.kind === 'trapped' && honeypot.current) honeypot.current.value = ''
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${site.enquiryAddress}#${sentId}`}
      aria-label="Anfrage"
      // From here on the form says itself what is wrong.
      noValidate={isHydrated}
      onFocusCapture={reach}
      onPointerEnter={reach}
      onInput={input}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="form-name" value={enquiryFormName} />
      <p
        ref={confirmation}
        id={sentId}
        // Its class shows it where the address ends with its id. That of an earlier enquiry goes with the next press.
        className={submission || answer ? undefined : styles.sent}
        hidden={!isSent}
        tabIndex={-1}
        role="status"
      >
        Danke, Ihre Nachricht ist unterwegs. Sie erhalten {site.responseTime} eine Antwort.
      </p>
      {!isSent && (
        <>
          {desk && <desk.EnquiryDesk submission={submission} answer={answer} onAnswer={take} />}
          {!desk && answer?.kind === 'failed' && (
            <ErrorBox error={answer.error}>
              <p>Ihre Angaben stehen noch im Formular.</p>
            </ErrorBox>
          )}
          {enquiryFields.map((field) => (
            <Field
              key={field.name}
              field={field}
              text={draft[field.name]}
              problem={answer?.kind === 'problems' ? answer.left[field.name] : undefined}
            />
          ))}
          <p className={styles.honeypot} aria-hidden="true">
            <label>
              Dieses Feld bitte leer lassen
              <input ref={honeypot} name={honeypotField} tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          <p className={styles.privacy}>
            Wir verwenden Ihre Angaben nur, um Ihnen zu antworten, und bewahren sie {site.enquiryRetention}{' '}
            auf. Mehr in der{' '}
            <PageLink to="/datenschutz" target="_blank">
              Datenschutzerklärung (neues Fenster)
            </PageLink>
            .
          </p>
          {/* Not `disabled`, which takes the focus from the button, and which Firefox remembers beyond a reload. */}
          <button type="submit" className="button" aria-disabled={submission ? true : undefined}>
            Nachricht senden
          </button>
          <p role="status">{submission && 'Wird gesendet …'}</p>
        </>
      )}
    </form>
  )
}
