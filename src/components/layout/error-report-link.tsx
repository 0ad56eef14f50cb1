import { bringResult } from '~/lib/enquiry/draft'
import { PageLink } from './page-link'

/** A link to the enquiry form for readers who report an error. It fills in the subject and the address of the text. */
export function ErrorReportLink() {
  return (
    <p className="page-note">
      Stimmt etwas nicht, oder fehlt Ihnen etwas?{' '}
      <PageLink
        to="/contact"
        search={{ anliegen: 'fehler' }}
        hash="contact"
        rel="nofollow"
        onClick={() => bringResult(`Seite: ${location.origin}${location.pathname}`)}
      >
        Schreiben Sie es uns
      </PageLink>
    </p>
  )
}
