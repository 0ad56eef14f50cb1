import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { Buttons } from '../shared/buttons'
import { timeText } from './vital'

/** Buttons that hold up the page, to feel what an INP of so many milliseconds is like. */
export function SlowButtons() {
  const [answer, setAnswer] = useState('')
  const isLive = useHydrated()
  return (
    <>
      <p>So träge fühlt sich das an (es zählt im INP mit): {isLive && <span role="status">{answer}</span>}</p>
      <Buttons>
        {delays.map((delay) => (
          <button
            key={delay}
            type="button"
            className="quiet-button"
            onClick={({ timeStamp }) => {
              holdUp(delay)
              afterPaint(() => setAnswer(`Antwort nach ${timeText(performance.now() - timeStamp)}`))
            }}
          >
            {`${delay}\u00A0ms`}
          </button>
        ))}
      </Buttons>
    </>
  )
}

const delays = [50, 200, 500]

/** As a script does that takes so long. */
function holdUp(ms: number): void {
  const end = performance.now() + ms
  let now = 0
  while (now < end) now = performance.now()
}

function afterPaint(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call))
}
