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
  /** The subject that the query of the page names. */
  subject: string | undefined
  /** Focuses the form, after the visitor has chosen to write again. */
  hasFocus: boolean
  onSent: (enquiry: Enquiry, isPressed: boolean) => void
}

/**
 * The form works as a plain POST. After hydration it validates and sends with `fetch`. Its fields are uncontrolled, so they keep what was typed before
 * hydration and after any failure.
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
          // A field that was valid at the last submission gets no new message while the visitor types.
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
      // After hydration, React shows the messages instead of the browser.
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
      {/* Out of sight rather than `display: none`, which robots know. */}
      <p className="visually-hidden" aria-hidden="true">
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
      {/* `disabled` would drop the focus, and Firefox restores it after a reload. */}
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
      {state.kind === 'trapped' && (
        <ErrorBox message="Ihre Nachricht ist noch nicht abgeschickt" hasFocus={isPressed}>
          <p>{trapped}</p>
        </ErrorBox>
      )}
      {state.kind === 'failed' && (
        <ErrorBox message={state.error.userMessage} hasFocus={isPressed}>
          <Ways error={state.error} draft={texts} />
        </ErrorBox>
      )}
    </form>
  )
}

const subjectsId = 'betreffe'

const optional = enquiryFields.flatMap(({ required, label }) => (required ? [] : [label])).join(', ')

/** A browser extension may have filled in the honeypot. The form service would drop the enquiry silently, so the visitor is asked to send it again. */
const trapped =
  'Ein unsichtbares Feld gegen Spam war ausgefüllt, vielleicht von einer Erweiterung Ihres Browsers. Es ist jetzt leer: Bitte senden Sie die Nachricht noch einmal ab.'

/** Other ways to reach the firm after a failure: with the draft as an e-mail, or only the addresses if that code could not be loaded. */
function Ways(props: { error: AppError; draft: EnquiryTexts }) {
  const Details = enquiryCode.current?.FailureDetails
  return Details ? <Details {...props} /> : <p>Ihre Angaben stehen noch im Formular.</p>
}
