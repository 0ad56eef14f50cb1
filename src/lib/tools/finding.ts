/** How much a finding matters: it breaks something, it may, or it is good to know. */
export type Grade = 'error' | 'warning' | 'note'

/** One thing a tool found, in the words of the visitor. */
export interface Finding {
  grade: Grade
  /** Stable id of the rule, such as `robots/ignored-line`. */
  rule: string
  /** What is wrong, in one sentence. */
  problem: string
  /** How to mend it, in one sentence. */
  remedy: string
  /** Where in the input, as the visitor counts: «Zeile 3». */
  place?: string
}

/** The rules that a tool follows, and the day they were read. */
export interface RuleSource {
  title: string
  url: `https://${string}`
  /** Day of reading, such as 2026-11-22. */
  read: string
}
