import { useEffect, useState } from 'react'

export type CopyOutcome = 'idle' | 'copied' | 'refused'

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
