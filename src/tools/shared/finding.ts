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

import { swissNumber } from './numbers.ts'

/** A finding on one line, for engines with many. */
export function findingOf(
  grade: Grade,
  rule: string,
  problem: string,
  remedy: string,
  place?: string,
): Finding {
  return { grade, rule, problem, remedy, ...(place !== undefined && { place }) }
}

/** So many of one rule are listed; a megabyte of noise would otherwise yield 100,000. */
const mostOfOneRule = 25

const order: Grade[] = ['error', 'warning', 'note']

/**
 * The findings as a visitor reads them: the grave ones first, otherwise in the order of the input. Of a rule that is broken
 * often, the first 25 stand for all, and the last of them says how many more there are.
 */
export function listFindings(findings: Iterable<Finding>): Finding[] {
  const byRule = new Map<string, { shown: Finding[]; hidden: number }>()
  for (const finding of findings) {
    const group = byRule.get(finding.rule) ?? { shown: [], hidden: 0 }
    byRule.set(finding.rule, group)
    if (group.shown.length < mostOfOneRule) group.shown.push(finding)
    else group.hidden += 1
  }
  const shown = [...byRule.values()].flatMap((group) =>
    group.shown.map((finding, index) => told(finding, index, group.hidden)),
  )
  return order.flatMap((grade) => shown.filter((finding) => finding.grade === grade))
}

function told(finding: Finding, index: number, hidden: number): Finding {
  if (hidden === 0 || index < mostOfOneRule - 1) return finding
  const more = hidden === 1 ? 'noch eine Stelle' : `noch ${swissNumber(hidden)} Stellen`
  return { ...finding, problem: `${finding.problem} Dasselbe gilt für ${more}.` }
}

/** «2 Fehler, 1 Warnung, 3 Hinweise», or that there is nothing to say. */
export function countFindings(findings: readonly Finding[]): string {
  const counted = order.flatMap((grade) => {
    const count = findings.filter((finding) => finding.grade === grade).length
    const [one, more] = words[grade]
    return count === 0 ? [] : [`${swissNumber(count)} ${count === 1 ? one : more}`]
  })
  return counted.join(', ') || 'Nichts zu beanstanden'
}

const words: Record<Grade, [one: string, more: string]> = {
  error: ['Fehler', 'Fehler'],
  warning: ['Warnung', 'Warnungen'],
  note: ['Hinweis', 'Hinweise'],
}
