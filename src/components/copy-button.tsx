import { useEffect, useState } from 'react'
import { useEarlyClick } from './early-click'

interface CopyButtonProps {
  /** A function if the text takes long to make. */
  text: string | (() => string)
  label: string
  /** What is copied. Completes the accessible name where a page has several such buttons. */
  of?: string
  isPrimary?: boolean
}

/** Copies a text and announces for two seconds whether that worked. A live region says so; the button's name does not change. */
export function CopyButton({ text, label, of, isPrimary = false }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text)
  const button = useEarlyClick<HTMLButtonElement>(copy)
  const answer = answers[outcome]
  return (
    <>
      <button
        ref={button}
        type="button"
        className={isPrimary ? 'needs-script button' : 'needs-script quiet-button'}
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

type CopyOutcome = 'idle' | 'copied' | 'refused'

/** How long the outcome is shown, in ms. */
const outcomeTime = 2000

/** Copies a text to the clipboard, and returns the outcome for two seconds. */
export function useCopy(text: string | (() => string)): { outcome: CopyOutcome; copy: () => void } {
  // An object, so that a second press with the same outcome restarts the timer.
  const [press, setPress] = useState<{ outcome: CopyOutcome }>({ outcome: 'idle' })
  useEffect(() => {
    if (press.outcome === 'idle') return
    const timer = setTimeout(() => setPress({ outcome: 'idle' }), outcomeTime)
    return () => clearTimeout(timer)
  }, [press])
  return {
    outcome: press.outcome,
    copy: () => void write(typeof text === 'string' ? text : text()).then((outcome) => setPress({ outcome })),
  }
}

async function write(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // The browser has no clipboard or denied access.
    return 'refused'
  }
}
