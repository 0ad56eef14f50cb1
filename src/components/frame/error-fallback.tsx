import { useEffect, useState } from 'react'
import { errorId, reportError } from '~/lib/error-report'
import { toAppError } from '~/lib/errors'
import styles from './error-fallback.module.css'

/** Stands in for a page that failed: what happened, what to do, and an id that support can search for. */
export function ErrorFallback({ error }: { error: unknown }) {
  const [failure] = useState(() => toAppError(error))
  const [id] = useState(() => errorId(Date.now(), Math.random()))
  useEffect(() => reportError(failure, id), [failure, id])

  return (
    <section data-page role="alert" className={styles.fallback}>
      <h1 tabIndex={-1}>Etwas ist schiefgelaufen</h1>
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
