import { useState, useSyncExternalStore } from 'react'
import { email, phone } from 'virtual:operator'
import type { Carried } from '~/lib/enquiry/carried-subject'
import { sentId } from '~/lib/enquiry/enquiry-fields'
import { site } from '~/lib/site'
import { CopyButton } from '../copy-button'
import { PhoneLink } from '../layout/phone-link'
import { PageSection } from '../layout/page-section'
import { Confirmation } from './confirmation'
import { EnquiryForm } from './enquiry-form'

interface EnquirySectionProps {
  title: string
  carried?: Carried | undefined
  /** Called with whether an enquiry has been sent here. */
  onChange?: ((isSent: boolean) => void) | undefined
}

/** The section that every call to action leads to. Once an enquiry has been sent, nothing asks for one. */
export function EnquirySection({ title, carried, onChange }: EnquirySectionProps) {
  const isPostedPlainly = usePlainPost()
  const [answer, setAnswer] = useState<{ subject: string } | null>()
  const sent = answer === undefined && isPostedPlainly ? plainly : answer
  const lead = `Ein paar Sätze genügen. Sie erhalten ${site.responseTime} eine Antwort von einem Menschen.`
  const change = (next: { subject: string } | null) => {
    setAnswer(next)
    onChange?.(next !== null)
  }

  return (
    <PageSection id="contact" title={title} lead={sent ? undefined : lead}>
      <Confirmation sent={sent} onAgain={() => change(null)} />
      {!sent && (
        <>
          <EnquiryForm carried={carried} onSent={(subject) => change({ subject })} />
          <p>
            Lieber per E-Mail{phone && ' oder Telefon'}? <a href={`mailto:${site.email}`}>{email}</a>{' '}
            <CopyButton text={site.email} label="Adresse kopieren" /> <PhoneLink />
          </p>
        </>
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
