import { useEarlyClick } from './early-click'
import { useCopy, type CopyOutcome } from './use-copy'

interface CopyButtonProps {
  /** A function where it is long to make. */
  text: string | (() => string)
  label: string
  /** What is copied, where a page has several such buttons. */
  of?: string
  className?: string | undefined
}

/** Copies a text, and says for two seconds whether it did. Its name stays the same: the outcome is announced beside it. */
export function CopyButton({ text, label, of, className = '' }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text)
  const button = useEarlyClick<HTMLButtonElement>(copy)
  const answer = answers[outcome]
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`needs-script quiet-button ${className}`.trim()}
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
