import { useEarlyClick } from './early-click'
import { useCopy, type CopyOutcome } from './use-copy'

interface CopyButtonProps {
  /** A function if the text takes long to make. */
  text: string | (() => string)
  label: string
  /** What is copied. Completes the accessible name where a page has several such buttons. */
  of?: string
}

/** Copies a text and announces for two seconds whether that worked. A live region says so; the button's name does not change. */
export function CopyButton({ text, label, of }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text)
  const button = useEarlyClick<HTMLButtonElement>(copy)
  const answer = answers[outcome]
  return (
    <>
      <button
        ref={button}
        type="button"
        className="needs-script quiet-button"
        aria-label={of ? `${label}: ${of}` : answer && label}
        onClick={copy}
        data-early=""
      >
        {answer ?? label}
      </button>
      <span className="visually-hidden" role="status">
        {answer}
      </span>
    </>
  )
}

const answers: Record<CopyOutcome, string | undefined> = {
  idle: undefined,
  copied: 'Kopiert',
  refused: 'Bitte von Hand kopieren',
}
