import type { Finding } from '../shared/finding.ts'

/** A finding at a place in the text, and what should stand there instead, where that can be said. */
export interface TextMark extends Finding {
  /** Index of its first character, and of the one after its last. */
  start: number
  end: number
  replacement?: string
}

/** What a rule says of each match; nothing if the match is none after all. */
export interface Told {
  grade: Finding['grade']
  rule: string
  problem: string
  remedy: string
  replacement?: string
}

/** The matches of a pattern, which must carry the flag g, with what is to be said of them. */
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

/** The text with every replacement made; where two overlap, the first holds. */
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
