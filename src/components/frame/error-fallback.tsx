import { useEffect, useRef, useState } from 'react'
import { email, site } from 'virtual:operator'
import { hasDraft } from '~/lib/enquiry/draft'
import { errorId, reportError, NetworkError, toAppError, type AppError } from '~/lib/errors'
import { runningScript, servesNewVersion } from '~/lib/new-version'
import { documentTitle } from '../document-title'
import { useUnblockNavigation } from '../hydration-block'
import { useAdoptedStyles } from '../styles'
import css from './error-fallback.css?inline'
import { Spinner } from './spinner'

/**
 * Replaces a page that failed. If its chunk is gone because of a deploy, the fallback reloads the page once, but never while the visitor has a draft of
 * an enquiry.
 */
export function ErrorFallback({ error }: { error: unknown }) {
  const [failure] = useState(() => toAppError(error))
  const [isAsking, setIsAsking] = useState(failure instanceof NetworkError && !hasDraft())

  useUnblockNavigation()
  useEffect(() => {
    if (!isAsking) return
    void servesNewVersion(location.href, runningScript(document)).then((isNew) => {
      // No loop: after the reload the page runs the host's version, so `servesNewVersion` answers no.
      if (isNew) location.reload()
      else setIsAsking(false)
    })
  }, [isAsking])

  return isAsking ? <Spinner /> : <Failure failure={failure} />
}

const heading = 'Etwas ist schiefgelaufen'

/** What happened, what to do, and the id of the error report. */
function Failure({ failure }: { failure: AppError }) {
  useAdoptedStyles(css)
  const [id] = useState(() => errorId(Date.now(), Math.random()))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    reportError(failure, id)
    title.current?.focus({ preventScroll: true })
  }, [failure, id])

  return (
    <section role="alert" className="error-fallback">
      <title>{documentTitle(heading)}</title>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p>Bitte laden Sie die Seite neu oder versuchen Sie es später erneut.</p>
      <p className="page-note">
        Fehlernummer: <code>{id}</code>
      </p>
      {import.meta.env.DEV && <pre>{stackOf(failure)}</pre>}
      <button type="button" className="button" onClick={() => location.reload()}>
        Seite neu laden
      </button>
      <p className="page-note">
        Hilft das nicht? Mailen Sie uns die Fehlernummer: <a href={`mailto:${site.email}`}>{email}</a>.
      </p>
    </section>
  )
}

/** What a developer sees besides; a build leaves it out. */
function stackOf({ cause, stack }: AppError): string | undefined {
  return cause instanceof Error ? cause.stack : stack
}
