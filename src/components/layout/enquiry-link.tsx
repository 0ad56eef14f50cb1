import type { MouseEventHandler } from 'react'
import type { Subject } from '../enquiry/enquiry-subjects'
import { PageLink } from './page-link'

interface EnquiryLinkProps {
  subject: Subject
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/**
 * A link to the enquiry form with a subject. It is `nofollow`, because each subject is another address of the same page
 * (docs/decisions/0007-enquiries.md).
 */
export function EnquiryLink({ subject: { name, label }, onClick }: EnquiryLinkProps) {
  return (
    <PageLink
      to="/contact"
      search={{ anliegen: name }}
      hash="contact"
      rel="nofollow"
      className="button"
      onClick={onClick}
    >
      {`${label} anfragen`}
    </PageLink>
  )
}
