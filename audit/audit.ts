import type { Problem } from '../ssg/problem.ts'
import { groups } from './groups.ts'
import type { Finding, Rule } from './rule.ts'
import type { AuditedSite } from './site/audited-site.ts'

export interface RuleResult {
  rule: Rule
  /** The files that the rule has checked. */
  covered: string[]
  findings: Finding[]
}

export interface GroupResult {
  title: string
  results: RuleResult[]
}

/** Runs every rule. */
export function audit(site: AuditedSite): GroupResult[] {
  return groups.map(({ title, rules }) => ({
    title,
    results: rules.map((rule) => ({ rule, covered: rule.covers(site), findings: rule.check(site) })),
  }))
}

export interface Totals {
  rules: number
  pages: number
  errors: number
  warnings: number
}

export function totalsOf(results: GroupResult[], { pages }: AuditedSite): Totals {
  return {
    rules: results.flatMap((group) => group.results).length,
    pages: pages.length,
    errors: findingsOf(results, 'error').length,
    warnings: findingsOf(results, 'warning').length,
  }
}

export function findingsOf(results: GroupResult[], severity: Rule['severity']): Finding[] {
  return results
    .flatMap((group) => group.results)
    .filter(({ rule }) => rule.severity === severity)
    .flatMap(({ findings }) => findings)
}

/** The findings as problems for the terminal. Warnings come first, so that the errors are at the end, in sight. */
export function problemsIn(results: GroupResult[]): Problem[] {
  const warnings = findingsOf(results, 'warning').map((finding) => ({ ...finding, isWarning: true as const }))
  return [...warnings, ...findingsOf(results, 'error')]
}
