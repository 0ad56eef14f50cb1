import type { OfferedService } from '~/lib/site/derived-facts'
import { PageLink } from './page-link'

/**
 * A link to the enquiry form with a service as the subject. It is `nofollow`, because each subject is another address of the same page
 * (docs/decisions/0007-enquiries.md).
 */
export function EnquiryLink({
  service: { name, label },
}: {
  service: Pick<OfferedService, 'name' | 'label'>
}) {
  return (
    <PageLink to="/contact" search={{ anliegen: name }} hash="contact" rel="nofollow" className="button">
      {`${label} anfragen`}
    </PageLink>
  )
}
