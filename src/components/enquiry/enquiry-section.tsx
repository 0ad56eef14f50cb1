import { useState, useSyncExternalStore } from 'react'
import { email, phone } from 'virtual:operator'
import type { Carried } from '~/lib/enquiry/carried-subject'
import { sentId } from '~/lib/enquiry/enquiry-fields'
import { site } from '~/lib/site'
import { CopyButton } from '../copy-button'
import { PhoneLink } from '../layout/phone-link'
import { PageSection } from '../layout/page-section'
import { Confirmation } from './confirmation'
import { EnquiryForm, type EnquiryState } from './enquiry-form'

interface EnquirySectionProps {
  title: string
  carried?: Carried | undefined
  /** Called with whether an enquiry has been sent here, or is being sent. */
  onChange?: ((isSent: boolean) => void) | undefined
}

/**
 * The section that every call to action leads to. Once an enquiry is being sent, nothing asks for one: what goes with the answer only
 * would move the page long after the press.
 */
export function EnquirySection({ title, carried, onChange }: EnquirySectionProps) {
  const isPostedPlainly = usePlainPost()
  const [state, setState] = useState<EnquiryState>()
  const answered = state === undefined && isPostedPlainly ? plainly : state
  const sent = answered === 'sending' ? null : answered
  const lead = `Ein paar Sätze genügen. Sie erhalten ${site.responseTime} eine Antwort von einem Menschen.`
  const change = (next: EnquiryState) => {
    setState(next)
    onChange?.(Boolean(next))
  }

  return (
    <PageSection id="contact" title={title} lead={answered ? undefined : lead}>
      <Confirmation sent={sent} onAgain={() => change(null)} />
      {!sent && <EnquiryForm carried={carried} onChange={change} />}
      {!answered && (
        <p>
          Lieber per E-Mail{phone && ' oder Telefon'}? <a href={`mailto:${site.email}`}>{email}</a>{' '}
          <CopyButton text={site.email} label="Adresse kopieren" /> <PhoneLink />
        </p>
      )}
    </PageSection>
  )
}

/** What was posted without a script is gone with the document that it stood in. */
const plainly = { subject: '' }

/** Whether the address says that an enquiry was posted, as that of the form does. */
function usePlainPost(): boolean {
  return useSyncExternalStore(
    neverAgain,
    () => location.hash === `#${sentId}`,
    () => false,
  )
}

const neverAgain = () => () => undefined
