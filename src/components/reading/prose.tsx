import { useEffect, useState, type ReactNode } from 'react'
import { createReading, readingTools, ReadingState } from './reading-state'

/** A text, and the state of its being read, which goes when the text does. */
export function Prose({ children }: { children: ReactNode }) {
  const [reading] = useState(createReading)

  useEffect(
    () =>
      onFirstSign(() => {
        reading.begin()
        readingTools.want()
      }),
    [reading],
  )

  return (
    <ReadingState value={reading}>
      <div className="prose">{children}</div>
    </ReadingState>
  )
}

const signs = ['scroll', 'pointermove', 'touchstart', 'focusin']

/** Calls once somebody is there; at once where they were before the app was. Returns what ends the waiting. */
function onFirstSign(call: () => void): () => void {
  const stop = new AbortController()
  const begin = () => {
    stop.abort()
    call()
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: stop.signal })
  if (scrollY > 0 || document.activeElement !== document.body) begin()
  return () => stop.abort()
}
