import { once, type Problem } from '../ssg/problem.ts'
import { audit, findingsOf, type GroupResult } from './audit/audit.ts'
import type { Finding } from './audit/rule.ts'
import { writeReports } from './audit/report/write-reports.ts'
import type { AuditedSite } from './audit/site/audited-site.ts'
import { readDist } from './audit/site/read-dist.ts'

/** Audits `dist` and writes the reports. A build knows where the elements of its pages come from (`ssg/jsx-places`). */
export function auditDist(
  root: string,
  places?: ReadonlyMap<string, string>,
): { site: AuditedSite; results: GroupResult[] } {
  const site = readDist(root, places)
  const results = audit(site)
  writeReports(root, site, results)
  return { site, results }
}

/** What a build prints: errors stop it. */
export function problemsIn(results: GroupResult[]): Problem[] {
  return once([
    ...findingsOf(results, 'warning').map((finding) => ({ ...problem(finding), isWarning: true as const })),
    ...findingsOf(results, 'error').map(problem),
  ])
}

function problem({ file, line, what, remedy }: Finding): Problem {
  return { file, line, message: what, hint: remedy }
}
