import type { AppError } from '~/lib/errors'

/** The error message of the search, with a button to retry. */
export function SearchFailure({ error, retry }: { error: AppError; retry: () => void }) {
  return (
    <>
      <p>{error.userMessage}</p>
      <button type="button" className="button" onClick={retry}>
        Noch einmal versuchen
      </button>
    </>
  )
}
