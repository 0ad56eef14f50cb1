import { retry } from '../lazy-code'

/** The message of a tool whose chunk failed, with a button to retry. The example stays visible. */
export function ToolFailure({ load }: { load: () => Promise<unknown> }) {
  return (
    <p role="alert">
      Das Werkzeug konnte nicht geladen werden.{' '}
      <button type="button" className="quiet-button" onClick={() => void retry(load)}>
        Noch einmal versuchen
      </button>
    </p>
  )
}
