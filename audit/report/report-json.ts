import type { GroupResult, Totals } from '../audit.ts'

/** The result for programs. */
export function reportJson(results: GroupResult[], origin: string, totals: Totals): string {
  const groups = results.map(({ title, results: rules }) => ({
    title,
    rules: rules.map(({ rule: { id, title: name, why, source, severity }, covered, findings }) => ({
      id,
      title: name,
      why,
      source,
      severity,
      covered: covered.length,
      findings,
    })),
  }))
  return `${JSON.stringify({ origin, totals, groups }, null, 2)}\n`
}
