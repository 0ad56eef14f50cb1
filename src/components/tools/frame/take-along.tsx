import { saveFile, type TextFile } from '~/lib/tools/save-file'
import { CopyButton } from '../../copy-button'
import { Buttons } from './buttons'

interface TakeAlongProps {
  /** What is taken: «Urteile», «JSON-LD». It completes «… kopieren» and «… als Datei sichern». */
  what: string
  /** A function where it is long to make. */
  text: string | (() => string)
  /** Missing where it is only to be copied. */
  file?: Omit<TextFile, 'text'>
}

/** The result to copy and, as a file, to keep. */
export function TakeAlong({ what, text, file }: TakeAlongProps) {
  return (
    <Buttons>
      <CopyButton text={text} label={`${what} kopieren`} />
      {file && (
        <button
          type="button"
          className="quiet-button"
          onClick={() => saveFile(document, { ...file, text: typeof text === 'string' ? text : text() })}
          aria-label={`${what} als Datei sichern`}
        >
          Als Datei sichern
        </button>
      )}
    </Buttons>
  )
}

/** A text that was made, to be read and copied by hand. It scrolls where it must, so it can take the focus. */
export function ResultText({ label, text }: { label: string; text: string }) {
  return (
    <pre tabIndex={0} role="group" aria-label={label} translate="no">
      {text.length > mostShown ? `${text.slice(0, mostShown)}\n…` : text}
    </pre>
  )
}

/** A longer text would take long to lay out; what is copied or kept is whole. */
const mostShown = 20_000
