import type { Finding } from '../shared/finding.ts'

/** A finding with its range in the text and, if certain, a replacement. */
export interface TextMark extends Finding {
  /** The index of the first character, and below of the one after the last. */
  start: number
  end: number
  replacement?: string
}

/** The finding of a rule for a match. */
export type Told = Omit<TextMark, 'start' | 'end'>

/** Marks for the matches of a pattern, which needs the flag `g`. `tell` returns `undefined` for a match that is no finding. */
export function marksOf(
  text: string,
  pattern: RegExp,
  tell: (found: string, groups: RegExpExecArray) => Told | undefined,
): TextMark[] {
  const marks: TextMark[] = []
  for (const match of text.matchAll(pattern)) {
    const told = tell(match[0], match)
    if (told) marks.push({ ...told, start: match.index, end: match.index + match[0].length })
  }
  return marks
}

/** Applies all replacements. Of two that overlap, the first one wins. */
export function mend(text: string, marks: TextMark[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, replacement } of marks.toSorted((one, other) => one.start - other.start)) {
    if (replacement === undefined || start < at) continue
    parts.push(text.slice(at, start), replacement)
    at = end
  }
  return parts.join('') + text.slice(at)
}
