import { use } from 'react'
import type { ServiceName } from '~/lib/site/service-name'
import { PageLink } from '../../layout/page-link'
import { ToolInput } from './tool-input'

interface EnquiryWithResultProps {
  service: ServiceName
  /** What the message of the enquiry begins with. */
  result: string
}

/**
 * Leads to the enquiry form and brings the result along: in the state of the history, so that nothing of it stands in the address. The
 * example, which nobody asked for, stays here; so does the result where the link is opened without the app.
 */
export function EnquiryWithResult({ service, result }: EnquiryWithResultProps) {
  const { isTouched } = use(ToolInput)
  const isOwn = isTouched && result !== ''
  return (
    <p>
      <PageLink
        to="/contact"
        search={{ anliegen: service }}
        hash="contact"
        state={isOwn ? { result } : {}}
        rel="nofollow"
        className="button"
      >
        {isOwn ? 'Mit diesem Ergebnis anfragen' : 'Dazu anfragen'}
      </PageLink>
    </p>
  )
}
