import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { currentDraft } from '~/lib/enquiry/draft'
import {
  enquiryFields,
  enquiryFormName,
  fieldId,
  honeypotField,
  sentId,
  type EnquiryTexts,
} from '~/lib/enquiry/enquiry-fields'
import type { Enquiry } from '~/lib/enquiry/enquiry-schema'
import type { AppError } from '~/lib/errors'
import { site } from 'virtual:operator'
import { useEarlyClick } from '../early-click'
import { PageLink } from '../layout/page-link'
import { subjects } from './enquiry-subjects'
import { ErrorBox } from './error-box'
import { Field } from './field'
import { ProblemList } from './problem-list'
import { enquiryCode, keep, useEnquiry } from './use-enquiry'

interface EnquiryFormProps {
  /** What a call to action has brought along. */
  subject: string | undefined
  /** For whoever has asked for the form, to write again. */
  hasFocus: boolean
  onSent: (enquiry: Enquiry, isPressed: boolean) => void
}

/**
 * A form that works as a plain POST. With the app it checks itself and sends without leaving the page. Its texts are the document's own: they
 * outlast whatever fails, and what was typed before the app has come.
 */
export function EnquiryForm({ subject, hasFocus, onSent }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const [initial] = useState(currentDraft)
  const { texts, state, isPressed, reach, submit } = useEnquiry(form, subject, onSent)
  const button = useEarlyClick<HTMLButtonElement>(submit)
  const isSending = state.kind === 'sending'
  const found = state.kind === 'wrong' ? state.found : {}
  const left = state.kind === 'wrong' ? enquiryCode.current?.parseEnquiry(texts).problems : undefined

  useEffect(() => {
    if (hasFocus) document.getElementById(fieldId('name'))?.focus()
  }, [hasFocus])

  const fields = (isRequired: boolean) =>
    enquiryFields
      .filter(({ required }) => (required !== undefined) === isRequired)
      .map((field) => (
        <Field
          key={field.name}
          field={field}
          text={initial[field.name]}
          // What was right is not called wrong before the next press.
          problem={found[field.name] && left?.[field.name]}
          isSending={isSending}
          list={field.name === 'subject' ? subjectsId : undefined}
        />
      ))

  return (
    <form
      ref={form}
      className="enquiry-form"
      method="post"
      action={`${site.enquiryAddress}#${sentId}`}
      aria-label="Anfrage"
      // From here on the form says itself what is wrong.
      noValidate={isHydrated}
      onFocusCapture={reach}
      onPointerEnter={reach}
      onInput={(event) => keep(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input type="hidden" name="form-name" value={enquiryFormName} />
      {state.kind === 'wrong' && (
        <ErrorBox message={state.message} hasFocus={isPressed}>
          <ProblemList found={state.found} left={left ?? {}} />
        </ErrorBox>
      )}
      {fields(true)}
      <details className="enquiry-more">
        <summary>
          Mehr Angaben <span>{texts.subject ? `Betreff: ${texts.subject}` : `freiwillig: ${optional}`}</span>
        </summary>
        {fields(false)}
        <datalist id={subjectsId}>
          {subjects.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </datalist>
      </details>
      <p className="enquiry-honeypot" aria-hidden="true">
        <label>
          Dieses Feld bitte leer lassen
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="enquiry-privacy">
        {`Wir verwenden Ihre Angaben für Antwort und Offerte und bewahren sie ${site.enquiryRetention} auf. Mehr in der `}
        <PageLink to="/datenschutz" target="_blank">
          Datenschutzerklärung (neues Fenster)
        </PageLink>
        .
      </p>
      {/* Not `disabled`, which takes the focus from the button, and which Firefox remembers beyond a reload. */}
      <button
        ref={button}
        type="submit"
        className="button enquiry-send"
        aria-disabled={isSending || undefined}
        data-early
      >
        {isSending ? 'Wird gesendet …' : 'Nachricht senden'}
      </button>
      <p className="visually-hidden" role="status">
        {isSending && 'Ihre Nachricht wird gesendet …'}
      </p>
      {(state.kind === 'failed' || state.kind === 'trapped') && (
        <ErrorBox message={state.error.userMessage} hasFocus={isPressed}>
          {state.kind === 'trapped' ? <p>{trapped}</p> : <Ways error={state.error} draft={texts} />}
        </ErrorBox>
      )}
    </form>
  )
}

const subjectsId = 'betreffe'

const optional = enquiryFields.flatMap(({ required, label }) => (required ? [] : [label])).join(', ')

/** Extensions fill in fields too, and hosts drop such an enquiry unseen: a person can send it again, a robot rarely does. */
const trapped =
  'Ein unsichtbares Feld gegen Spam war ausgefüllt, vielleicht von einer Erweiterung Ihres Browsers. Es ist jetzt leer: Bitte senden Sie die Nachricht noch einmal ab.'

/** What is left where an enquiry could not be sent; where the code has not come either, what stands below the form. */
function Ways(props: { error: AppError; draft: EnquiryTexts }) {
  const Details = enquiryCode.current?.FailureDetails
  return Details ? <Details {...props} /> : <p>Ihre Angaben stehen noch im Formular.</p>
}
