import { useEffect, useRef, useState } from 'react'
import { hasDraft } from '~/lib/enquiry/draft'
import { errorId, reportError } from '~/lib/error-report'
import { NetworkError, toAppError, type AppError } from '~/lib/errors'
import { runningScript, servesNewVersion } from '~/lib/new-version'
import { email, site } from 'virtual:operator'
import { documentTitle } from '../document-title'
import { useFirstPage } from '../first-page'
import { useAdoptedStyles } from '../styles'
import css from './error-fallback.css?inline'
import { Spinner } from './spinner'

/**
 * Stands in for a page that failed. Where its code is gone because the site has been deployed anew, it loads the page once more,
 * at its own address; never over an enquiry that is being written.
 */
export function ErrorFallback({ error }: { error: unknown }) {
  const [failure] = useState(() => toAppError(error))
  const [isAsking, setIsAsking] = useState(failure instanceof NetworkError && !hasDraft())

  useFirstPage()
  useEffect(() => {
    if (!isAsking) return
    void servesNewVersion(location.href, runningScript(document)).then((isNew) => {
      // The script of the page that comes is the host's: the next failure is one.
      if (isNew) location.reload()
      else setIsAsking(false)
    })
  }, [isAsking])

  return isAsking ? <Spinner /> : <Failure failure={failure} />
}

const heading = 'Etwas ist schiefgelaufen'

/** What happened, what to do, and an id that support can search for. */
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
      <button type="button" className="button" onClick={() => location.reload()}>
        Seite neu laden
      </button>
      <p className="page-note">
        Hilft das nicht? Schreiben Sie die Nummer an <a href={`mailto:${site.email}`}>{email}</a>.
      </p>
    </section>
  )
}
