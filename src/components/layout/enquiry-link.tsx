import type { OfferedService } from '~/lib/site/derived-facts'
import { PageLink } from './page-link'

/**
 * Leads to the enquiry form and brings the service along. Search engines are asked not to follow it: they would find one address of the
 * same page for each service (docs/decisions/0007-enquiries.md).
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
