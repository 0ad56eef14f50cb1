import { email, phone } from 'virtual:operator'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentDraft, onDraftChange } from '~/lib/enquiry/draft'
import { draftAsMail } from '~/lib/enquiry/draft-as-mail'
import { waitSentence } from '~/lib/enquiry/wait-sentence'
import { errorId, reportError } from '~/lib/error-report'
import { serializeError } from '~/lib/error-schema'
import { RateLimitError, type AppError } from '~/lib/errors'
import { site } from '~/lib/site'
import { PhoneLink } from '../layout/phone-link'
import { CopyButton } from '../copy-button'

/** The ways that are left where an enquiry could not be sent; what was typed stays in the fields. */
export function FailureDetails({ error }: { error: AppError }) {
  const [now] = useState(() => new Date())
  const [id] = useState(() => errorId(now.getTime(), Math.random()))
  const draft = useSyncExternalStore(onDraftChange, currentDraft)
  useEffect(() => reportError(error, id, now), [error, id, now])
  return (
    <>
      <p>
        {error instanceof RateLimitError && waitSentence(error.retryAfter)} Ihre Angaben stehen noch im
        Formular: Senden Sie es noch einmal ab, oder{' '}
        <a href={draftAsMail(draft, serializeError(error, id, now))}>schicken Sie es uns als E-Mail</a>
        {error.reported ? `. Fehlernummer: ${id}` : '.'}
      </p>
      <p>
        Unsere Adresse: {email} <CopyButton text={site.email} label="Adresse kopieren" />
        {phone && (
          <>
            {' '}
            Telefon: <PhoneLink />
          </>
        )}
      </p>
    </>
  )
}
