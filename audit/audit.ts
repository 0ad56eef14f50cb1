import { addresses } from './addresses.ts'
import { feed } from './feed.ts'
import { head } from './head.ts'
import { images } from './images.ts'
import { indexing } from './indexing.ts'
import { links } from './links.ts'
import { preview } from './preview.ts'
import type { Finding, Group, Rule } from './rule.ts'
import { security } from './security.ts'
import type { AuditedSite } from './site/audited-site.ts'
import { structuredData } from './structured-data.ts'
import { text } from './text.ts'
import { tools } from './tools.ts'
import { weight } from './weight.ts'
import { formatProblems } from '../ssg/problem.ts'

export const groups: Group[] = [
  addresses,
  head,
  indexing,
  links,
  text,
  images,
  preview,
  structuredData,
  feed,
  security,
  tools,
  weight,
]

interface RuleResult {
  group: string
  rule: Rule
  covered: string[]
  findings: Finding[]
}

export function audit(site: AuditedSite): RuleResult[] {
  return groups.flatMap(({ title, rules }) =>
    rules.map((rule) => ({
      group: title,
      rule,
      covered: rule.covers(site),
      findings: rule.check(site),
    })),
  )
}

/** How many files each rule looked at, and what it found. */
export function ruleTable(results: RuleResult[]): string {
  const width = Math.max(...results.map(({ rule }) => rule.id.length))
  const lines = results.flatMap(({ group, rule, covered, findings }, index) => {
    const count = findings.length === 0 ? '-' : `${findings.length} ${rule.isWarning ? 'Hinweise' : 'Fehler'}`
    const line = `  ${rule.id.padEnd(width)}  ${String(covered.length).padStart(7)}  ${count}`
    return group === results[index - 1]?.group ? [line] : ['', group, line]
  })
  return [`${'Regel'.padEnd(width + 2)}  Dateien  Befunde`, ...lines].join('\n')
}

/** Each rule that is broken, with its reason, its source and the findings. Errors come last, so that they are in sight at the end. */
export function brokenRules(results: RuleResult[]): string[] {
  return results
    .filter(({ findings }) => findings.length > 0)
    .toSorted((one, other) => Number(other.rule.isWarning ?? false) - Number(one.rule.isWarning ?? false))
    .map(({ rule: { id, title, why, source, isWarning }, findings }) =>
      [
        `${isWarning ? 'Hinweise' : 'Fehler'}: ${title} (${id})`,
        `${why} ${source}`,
        formatProblems(findings).replaceAll('\n', '\n  '),
      ].join('\n  '),
    )
}

export function summary(results: RuleResult[], { pages }: AuditedSite): string {
  const all = results.flatMap(({ findings }) => findings).length
  const errors = errorCount(results)
  return `${results.length} Regeln, ${pages.length} Seiten: ${errors} Fehler, ${all - errors} Hinweise`
}

export function errorCount(results: RuleResult[]): number {
  return results.flatMap(({ rule, findings }) => (rule.isWarning ? [] : findings)).length
}
