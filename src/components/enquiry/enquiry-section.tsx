import { site } from '~/lib/site'
import { CopyButton } from '../copy-button'
import { EnquiryForm } from './enquiry-form'
import { PageSection } from '../layout/page-section'

/** The section that every call to action leads to (`lib/go-to-section`). */
export function EnquirySection({ title }: { title: string }) {
  return (
    <PageSection
      id="contact"
      title={title}
      lead={`Ein paar Sätze genügen. Sie erhalten ${site.responseTime} eine Antwort von einem Menschen.`}
    >
      <EnquiryForm />
      <p>
        Lieber per E-Mail? <a href={`mailto:${site.email}`}>{site.email}</a>{' '}
        <CopyButton text={site.email} label="Adresse kopieren" />
      </p>
    </PageSection>
  )
}
