import type { ReactNode } from 'react'
import { usePageStyles } from '~/components/styles'
import markedText from './marked-text.css?inline'
import type { TextMark } from './text-mark'

/** Limits of shown characters and marks, because layout of more takes long. Copies and files are complete. */
const [mostShown, mostMarked] = [20_000, 500]

/** The checked text with its marks. Each has a number and, if certain, its replacement. */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  usePageStyles(markedText)
  const parts: ReactNode[] = []
  let at = 0
  for (const [index, { start, end, grade, replacement }] of marks.slice(0, mostMarked).entries()) {
    if (end > mostShown) break
    const found = text.slice(start, end)
    parts.push(
      text.slice(at, start),
      <mark key={start} className="marked-text-mark" data-grade={grade}>
        {replacement === undefined ? (
          found
        ) : (
          <>
            <del>{found}</del>
            <ins>{replacement}</ins>
          </>
        )}
        <sup>{index + 1}</sup>
      </mark>,
    )
    at = end
  }
  const rest = text.slice(at, mostShown)
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label="Ihr Text mit den Fundstellen"
      translate="no"
      className="marked-text"
    >
      {parts}
      {rest}
      {text.length > mostShown && '\n…'}
    </div>
  )
}
