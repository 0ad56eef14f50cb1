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
