import { phone } from 'virtual:operator'
import { useState } from 'react'
import { site } from '~/lib/site'
import { CopyButton } from '../copy-button'
import { PhoneLink } from '../layout/phone-link'
import { PageSection } from '../layout/page-section'
import { EnquiryForm } from './enquiry-form'

/** The section that every call to action leads to (`lib/go-to-section`). Once an enquiry has been sent, nothing asks for one. */
export function EnquirySection({ title }: { title: string }) {
  const [isSent, setIsSent] = useState(false)
  const lead = `Ein paar Sätze genügen. Sie erhalten ${site.responseTime} eine Antwort von einem Menschen.`
  return (
    <PageSection id="contact" title={title} lead={isSent ? undefined : lead}>
      <EnquiryForm isSent={isSent} onSent={() => setIsSent(true)} />
      {!isSent && (
        <p>
          Lieber per E-Mail{phone && ' oder Telefon'}? <a href={`mailto:${site.email}`}>{site.email}</a>{' '}
          <CopyButton text={site.email} label="Adresse kopieren" /> <PhoneLink />
        </p>
      )}
    </PageSection>
  )
}
