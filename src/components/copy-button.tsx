import { useEffect, useState } from 'react'
import { useEarlyClick } from './early-click'

interface CopyButtonProps {
  text: string
  label: string
  className?: string
}

/** Copies a text, and says for two seconds whether it did. Its name stays the same: the outcome is announced beside it. */
export function CopyButton({ text, label, className = '' }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text)
  const button = useEarlyClick<HTMLButtonElement>(copy)
  const answer = answers[outcome]
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`needs-script quiet-button ${className}`.trim()}
        aria-label={answer && label}
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

type Outcome = 'idle' | 'copied' | 'refused'

const answers: Record<Outcome, string | undefined> = {
  idle: undefined,
  copied: 'Kopiert',
  refused: 'Bitte von Hand kopieren',
}

/** How long the outcome is shown, in ms. */
const outcomeTime = 2000

/** The outcome of the last press, until its time is over. */
function useCopy(text: string): { outcome: Outcome; copy: () => void } {
  // An object, so that a further press with the same outcome begins its time anew.
  const [press, setPress] = useState<{ outcome: Outcome }>({ outcome: 'idle' })
  useEffect(() => {
    if (press.outcome === 'idle') return
    const timer = setTimeout(() => setPress({ outcome: 'idle' }), outcomeTime)
    return () => clearTimeout(timer)
  }, [press])
  return {
    outcome: press.outcome,
    copy: () => void write(text).then((outcome) => setPress({ outcome })),
  }
}

async function write(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // The browser refused, or has no clipboard; the text can still be selected by hand.
    return 'refused'
  }
}
