import { use } from 'react'
import { hasModifier } from '~/lib/early-clicks'
import { bringResult } from '~/lib/enquiry/draft'
import type { ServiceName } from '~/lib/site/service-name'
import { PageLink } from '~/components/layout/page-link'
import { ToolInput } from '../shared/tool-input'

interface EnquiryWithResultProps {
  service: ServiceName
  /** What the message of the enquiry begins with. */
  result: string
}

/**
 * Leads to the enquiry form and brings the result along, beside the address. The example, which nobody asked for, stays here; so does the
 * result where the link is opened without the app or in another tab.
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
        rel="nofollow"
        className="button"
        onClick={(event) => {
          if (isOwn && !hasModifier(event)) bringResult(result)
        }}
      >
        {isOwn ? 'Mit diesem Ergebnis anfragen' : 'Dazu anfragen'}
      </PageLink>
    </p>
  )
}
