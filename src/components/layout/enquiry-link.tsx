import type { ComponentProps } from 'react'
import type { Subject } from '../enquiry/enquiry-subjects'
import { PageLink } from './page-link'

interface EnquiryLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'children'> {
  subject: Subject['name']
}

/**
 * A link to the enquiry form with a subject. It is `nofollow`, because each subject is another address of the same page
 * (docs/decisions/0007-enquiries.md).
 */
export function EnquiryLink({ subject, ...link }: EnquiryLinkProps) {
  return <PageLink to="/contact" search={{ anliegen: subject }} hash="contact" rel="nofollow" {...link} />
}
