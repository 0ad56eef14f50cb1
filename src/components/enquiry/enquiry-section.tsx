import { site } from '~/lib/site'
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
        Lieber per E-Mail?{' '}
        <a href={`mailto:${site.email}`} data-copy-text>
          {site.email}
        </a>{' '}
        <button type="button" className="needs-script quiet-button" data-copy>
          Adresse kopieren
        </button>
      </p>
    </PageSection>
  )
}
