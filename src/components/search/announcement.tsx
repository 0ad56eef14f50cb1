import { useEffect, useState } from 'react'

/** How long nothing may change before it is read out, in ms: longer than the pause between two key strokes. */
const quietTime = 600

/** A live region that says what it was given last, once that has been quiet: not at every key stroke. */
export function Announcement({ text }: { text: string }) {
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(say, quietTime, text)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
