import { use } from 'react'
import { hasModifier } from '~/lib/early-clicks'
import { bringResult } from '~/lib/enquiry/draft'
import type { ServiceName } from '~/lib/site/service-name'
import { PageLink } from '~/components/layout/page-link'
import { ToolInput } from '../shared/tool-input'

interface EnquiryWithResultProps {
  service: ServiceName
  /** The beginning of the message. */
  result: string
}

/**
 * A link to the enquiry form that carries the result in memory, not in the URL. The result of the example is not carried, and nothing is without the app
 * or in another tab.
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
