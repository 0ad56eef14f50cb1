import { once, type Problem } from '../ssg/problem.ts'
import { findingsOf, type GroupResult } from './audit.ts'
import type { Finding } from './rule.ts'

/** What the audit prints, as the build prints what is wrong with the texts: the warnings first, so that the errors are what one sees. */
export function problemsIn(results: GroupResult[]): Problem[] {
  return once([
    ...findingsOf(results, 'warning').map((finding) => ({ ...problem(finding), isWarning: true as const })),
    ...findingsOf(results, 'error').map(problem),
  ])
}

function problem({ file, line, element, what, remedy }: Finding): Problem {
  return { file, line, element, message: what, hint: remedy }
}
