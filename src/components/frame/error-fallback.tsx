import { useEffect, useState } from 'react'
import { errorId, reportError } from '~/lib/error-report'
import { toAppError } from '~/lib/errors'
import { documentTitle } from '~/lib/site/document-title'
import styles from './error-fallback.module.css'

const heading = 'Etwas ist schiefgelaufen'

/** Stands in for a page that failed: what happened, what to do, and an id that support can search for. */
export function ErrorFallback({ error }: { error: unknown }) {
  const [failure] = useState(() => toAppError(error))
  const [id] = useState(() => errorId(Date.now(), Math.random()))
  useEffect(() => reportError(failure, id), [failure, id])

  return (
    <section role="alert" className={styles.fallback}>
      <title>{documentTitle(heading)}</title>
      <h1 tabIndex={-1}>{heading}</h1>
      <p>Bitte laden Sie die Seite neu oder versuchen Sie es später erneut.</p>
      <p className={styles.id}>
        Fehlernummer: <code>{id}</code>
      </p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Seite neu laden
      </button>
    </section>
  )
}
