import type { Subject } from '../enquiry/enquiry-subjects'
import { PageLink } from './page-link'

/**
 * A link to the enquiry form with a subject. It is `nofollow`, because each subject is another address of the same page
 * (docs/decisions/0007-enquiries.md).
 */
export function EnquiryLink({ subject: { name, label } }: { subject: Subject }) {
  return (
    <PageLink to="/contact" search={{ anliegen: name }} hash="contact" rel="nofollow" className="button">
      {`${label} anfragen`}
    </PageLink>
  )
}
