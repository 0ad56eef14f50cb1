import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { site } from 'virtual:operator'
import { currentDraft, keepDraft } from '~/lib/enquiry/draft'
import {
  enquiryFields,
  enquiryFormName,
  enquiryTexts,
  fieldId,
  honeypotField,
  sentId,
} from '~/lib/enquiry/enquiry-fields'
import type { Enquiry, EnquiryProblems } from '~/lib/enquiry/enquiry-schema'
import { useEarlyClick } from '../early-click'
import { PageLink } from '../layout/page-link'
import { serviceLinks } from './enquiry-subjects'
import { enquiryCode, useEnquiry } from './use-enquiry'

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
  const { texts, state, isPressed, submit } = useEnquiry(form, subject, onSent)
  const button = useEarlyClick<HTMLButtonElement>(submit)
  const isSending = state.kind === 'sending'
  const found = state.kind === 'wrong' ? state.found : {}
  const left = (state.kind === 'wrong' && enquiryCode.current?.parseEnquiry(texts).problems) || {}
  const FailureDetails = enquiryCode.current?.FailureDetails

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
          problem={found[field.name] && left[field.name]}
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
      onFocusCapture={loadCode}
      onPointerEnter={loadCode}
      onInput={(event) => keepDraft(enquiryTexts(new FormData(event.currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input type="hidden" name="form-name" value={enquiryFormName} />
      {state.kind === 'wrong' && (
        <ErrorBox message={state.message} hasFocus={isPressed}>
          <ProblemList found={found} left={left} />
        </ErrorBox>
      )}
      {fields(true)}
      <details className="enquiry-more">
        <summary>
          Mehr Angaben <span>{texts.subject ? `Betreff: ${texts.subject}` : `freiwillig: ${optional}`}</span>
        </summary>
        {fields(false)}
        <datalist id={subjectsId}>
          {serviceLinks.map(({ label }) => (
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
        {`Wir verwenden Ihre Angaben für Antwort und Offerte und bewahren sie ${site.enquiryRetention} auf, bei einem Auftrag länger. Mehr in der `}
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
          {FailureDetails ? (
            <FailureDetails error={state.error} draft={texts} />
          ) : (
            <p>Ihre Angaben stehen noch im Formular.</p>
          )}
        </ErrorBox>
      )}
    </form>
  )
}

/** Downloads the chunk before the submission needs it. */
function loadCode() {
  enquiryCode.load().catch(() => undefined)
}

const subjectsId = 'betreffe'

const optional = enquiryFields.flatMap(({ required, label }) => (required ? [] : [label])).join(', ')

/** A browser extension may have filled in the honeypot. The form service would drop the enquiry silently, so the visitor is asked to send it again. */
const trapped =
  'Ein unsichtbares Feld gegen Spam war ausgefüllt, vielleicht von einer Erweiterung Ihres Browsers. Es ist jetzt leer: Bitte senden Sie die Nachricht noch einmal ab.'

/** Says why the enquiry was not sent. After a submission it takes the focus, so that it is in the viewport and read first. */
function ErrorBox(props: { message: string; hasFocus: boolean; children: ReactNode }) {
  const { message, hasFocus, children } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) box.current?.focus()
  }, [hasFocus])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="enquiry-error">
      <h3>{message}</h3>
      {children}
    </div>
  )
}

interface ProblemListProps {
  found: EnquiryProblems
  /** The problems that are still there. */
  left: EnquiryProblems
}

/**
 * The validation messages, with links to the fields. A corrected line stays, because removing it would move the form below while the visitor types. It
 * is struck through by an attribute, because a screen reader would announce a changed text.
 */
function ProblemList({ found, left }: ProblemListProps) {
  return (
    <ul>
      {enquiryFields.map(
        ({ name, label }) =>
          found[name] && (
            <li key={name} data-corrected={left[name] ? undefined : ''}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  const field = document.getElementById(fieldId(name))
                  const further = field?.closest('details')
                  if (further) further.open = true
                  field?.focus()
                }}
              >
                {label}: {found[name]}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

interface FieldProps {
  field: (typeof enquiryFields)[number]
  /** The initial text; the field is uncontrolled. */
  text: string | undefined
  problem: string | undefined
  isSending: boolean
  /** The id of a `<datalist>`. */
  list?: string | undefined
}

/** A field with its label and its validation message. */
function Field({ field, text, problem, isSending, list }: FieldProps) {
  const { name, label, type, autoComplete, required } = field
  const id = fieldId(name)
  const problemId = `${id}-fehler`
  const control = {
    id,
    name,
    autoComplete,
    required: required !== undefined,
    // `disabled` would drop the focus.
    readOnly: isSending,
    // `undefined`, because an empty attribute would differ from the prerendered HTML.
    defaultValue: text || undefined,
    // Fields without `autoComplete` hold prose.
    spellCheck: autoComplete === undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && problemId,
  }
  return (
    <div className="enquiry-field">
      <label htmlFor={id}>{label}</label>
      {type === 'textarea' ? (
        <textarea rows={4} {...control} />
      ) : (
        <input type={type} inputMode={name === 'website' ? 'url' : undefined} list={list} {...control} />
      )}
      {problem && (
        <p id={problemId} className="enquiry-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
