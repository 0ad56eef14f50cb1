import { useEffect, useState } from 'react'

/** The debounce before a text is announced, in ms. Longer than the pause between two key strokes. */
const quietTime = 600

/** A live region that announces a text once it has stopped changing, so that a screen reader does not speak at every key stroke. */
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
