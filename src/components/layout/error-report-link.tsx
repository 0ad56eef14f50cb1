import { bringResult } from '~/lib/enquiry/draft'
import { PageLink } from './page-link'

/** Leads a reader who has found a mistake to the form, with the subject and the address of the text. */
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
