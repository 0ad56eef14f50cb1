import type { Finding as ToolFinding } from '../../src/tools/shared/finding.ts'
import type { Finding } from '../rule.ts'

/** What a tool of the knowledge base finds in a file of this site. What it only notes is advice, and breaks no rule. */
export function toolFindings(file: string, findings: readonly ToolFinding[]): Finding[] {
  return findings
    .filter(({ grade }) => grade !== 'note')
    .map(({ problem, remedy, place }) => ({
      file: `dist/${file}`,
      what: place ? `${place}: ${problem}` : problem,
      remedy,
    }))
}
