import { saveFile, type TextFile } from '~/lib/tools/save-file'
import { CopyButton } from '../../copy-button'
import { Buttons } from './buttons'

interface TakeAlongProps {
  /** What is taken: «Urteile», «JSON-LD». It completes «… kopieren» and «… als Datei sichern». */
  what: string
  text: string
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
          onClick={() => saveFile(document, { ...file, text })}
          aria-label={`${what} als Datei sichern`}
        >
          Als Datei sichern
        </button>
      )}
    </Buttons>
  )
}
