import type { AppError } from '~/lib/errors'

/** What went wrong, and the way to try it again. */
export function SearchFailure({ error, retry }: { error: AppError; retry: () => void }) {
  return (
    <>
      <p>{error.userMessage}</p>
      <button type="button" className="button" onClick={retry}>
        Erneut versuchen
      </button>
    </>
  )
}
