import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { email, filtersSpam, phone, site } from 'virtual:operator'
import { fieldId, filledIn, sentId } from '~/lib/enquiry/enquiry-fields'
import type { Enquiry } from '~/lib/enquiry/enquiry-schema'
import { CopyButton } from '../copy-button'
import { Promises } from '../layout/fact-list'
import { PageLink } from '../layout/page-link'
import { PageSection } from '../layout/page-section'
import { PhoneLink } from '../layout/phone-link'
import { EnquiryForm } from './enquiry-form'

interface EnquirySectionProps {
  title: string
  subject?: string | undefined
  tone?: 'plain' | 'ink'
}

/** The section `#contact`: the form, and after a successful submission the confirmation. */
export function EnquirySection({ title, subject, tone = 'plain' }: EnquirySectionProps) {
  const isHydrated = useHydrated()
  const [outcome, setOutcome] = useState<Sent | 'again'>()
  // After a plain POST, the browser has gone to this hash.
  const before = isHydrated && location.hash === `#${sentId}` ? plainly : undefined
  const sent = outcome === 'again' ? undefined : (outcome ?? before)
  return (
    <PageSection
      id="contact"
      title={title}
      lead={sent ? undefined : begin(isHydrated ? subject : undefined)}
      tone={tone}
    >
      <Confirmation sent={sent} isOver={outcome === 'again'} onAgain={() => setOutcome('again')} />
      {!sent && (
        <div className="enquiry">
          <EnquiryForm
            subject={subject}
            hasFocus={outcome === 'again'}
            onSent={(enquiry, isPressed) => setOutcome({ enquiry, isPressed })}
          />
          <OtherAddresses />
        </div>
      )}
    </PageSection>
  )
}

/** As many lines with a subject as without, because the prerendered HTML does not know it. */
function begin(subject: string | undefined): string {
  return subject
    ? `Zu «${subject}» genügen ein paar Sätze und Ihre Webadresse.`
    : 'Nennen Sie Ihre Website, was Sie anbieten und was Sie erreichen möchten.'
}

interface Sent {
  enquiry: Enquiry
  /** The visitor submitted this form on this page. Only then the confirmation takes the focus. */
  isPressed: boolean
}

interface ConfirmationProps {
  sent: Sent | undefined
  /** The visitor is writing another enquiry. */
  isOver: boolean
  onAgain: () => void
}

/** Confirms the submission and repeats the enquiry. */
function Confirmation({ sent, isOver, onAgain }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!sent?.isPressed) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ behavior: 'instant' })
  }, [sent])
  const copy = filledIn(sent?.enquiry ?? {})
  return (
    <div
      ref={box}
      id={sentId}
      role="group"
      aria-labelledby={`${sentId}-titel`}
      tabIndex={-1}
      // After a plain POST, `:target` shows it through this class. The router does not change `:target`, so the class is removed for another enquiry.
      className={isOver ? undefined : 'enquiry-sent'}
      hidden={!sent}
    >
      <h3 id={`${sentId}-titel`}>Danke, Ihre Nachricht ist unterwegs</h3>
      <p>
        Sie erhalten {site.responseTime} eine Antwort{sent?.enquiry.email && ` an ${sent.enquiry.email}`}.
      </p>
      {filtersSpam && (
        <p>
          Wenn Sie bis dahin nichts hören, hat vielleicht der Spamfilter Ihre Nachricht zurückgehalten.
          Schreiben Sie dann an <a href={`mailto:${site.email}`}>{email}</a>.
        </p>
      )}
      {copy.length > 0 && (
        <>
          <dl aria-label="Kopie Ihrer Nachricht">
            {copy.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <CopyButton
            text={() => copy.map(({ label, text }) => `${label}: ${text}`).join('\n')}
            label="Nachricht kopieren"
          />
        </>
      )}
      <p>
        <PageLink to="/contact" hash={fieldId('name')} onClick={onAgain}>
          Noch eine Nachricht schreiben
        </PageLink>
      </p>
    </div>
  )
}

/** What the visitor should know, and the operator's e-mail and telephone. */
function OtherAddresses() {
  return (
    <div className="enquiry-addresses">
      <Promises />
      <p>Lieber per E-Mail{phone && ' oder Telefon'}?</p>
      <a href={`mailto:${site.email}`}>{email}</a>
      <PhoneLink />
      <CopyButton text={site.email} label="Adresse kopieren" />
    </div>
  )
}

/** A plain POST: its texts are gone with the previous document. */
const plainly: Sent = { enquiry: {}, isPressed: true }
