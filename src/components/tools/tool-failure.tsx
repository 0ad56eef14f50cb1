import { retry } from '../lazy-code'

/** Beside a tool whose code has not come, or the code that asks for it: the example stays, and `load` may be tried again. */
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
