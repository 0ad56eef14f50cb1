import type { Finding, Grade } from './finding.ts'

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
