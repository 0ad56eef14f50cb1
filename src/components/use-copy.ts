import { useEffect, useState } from 'react'

export type CopyOutcome = 'idle' | 'copied' | 'refused'

/** How long the outcome is shown, in ms. */
const outcomeTime = 2000

/** Copies a text, which may be made only then, and knows the outcome of the last time for a while. */
export function useCopy(text: string | (() => string)): { outcome: CopyOutcome; copy: () => void } {
  // An object, so that a further press with the same outcome begins its time anew.
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
    // The browser refused, or has no clipboard; the text can still be selected by hand.
    return 'refused'
  }
}
