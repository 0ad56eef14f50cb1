import { bringResult } from '~/lib/enquiry/draft'
import { EnquiryLink } from './enquiry-link'

/** A link to the enquiry form for readers who report an error. It fills in the subject and the address of the text. */
export function ErrorReportLink() {
  return (
    <p className="page-note">
      Stimmt etwas nicht, oder fehlt Ihnen etwas?{' '}
      <EnquiryLink
        subject="fehler"
        onClick={() => bringResult(`Seite: ${location.origin}${location.pathname}`)}
      >
        Schreiben Sie es uns
      </EnquiryLink>
    </p>
  )
}
