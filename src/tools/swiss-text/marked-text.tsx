import type { ReactNode } from 'react'
import { usePageStyles } from '~/components/styles'
import markedText from './marked-text.css?inline'
import type { TextMark } from './text-mark'

/** More would take long to lay out; what is copied or kept is whole. */
const [mostShown, mostMarked] = [20_000, 500]

/** The text that was checked, with its marks: each has the number of its finding, and what replaces it where that is certain. */
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
