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
  rule: Rule
  covered: string[]
  findings: Finding[]
}

export interface GroupResult {
  title: string
  results: RuleResult[]
}

export function audit(site: AuditedSite): GroupResult[] {
  return groups.map(({ title, rules }) => ({
    title,
    results: rules.map((rule) => ({ rule, covered: rule.covers(site), findings: rule.check(site) })),
  }))
}

/** How many files each rule looked at, and what it found. */
export function ruleTable(results: GroupResult[]): string {
  const width = Math.max(...rulesOf(results).map(({ rule }) => rule.id.length))
  const lines = results.flatMap((group) => [
    '',
    group.title,
    ...group.results.map(({ rule, covered, findings }) => {
      const count =
        findings.length === 0 ? '-' : `${findings.length} ${rule.isWarning ? 'Hinweise' : 'Fehler'}`
      return `  ${rule.id.padEnd(width)}  ${String(covered.length).padStart(7)}  ${count}`
    }),
  ])
  return [`${'Regel'.padEnd(width + 2)}  Dateien  Befunde`, ...lines].join('\n')
}

/** Each rule that is broken, with its reason, its source and the findings. Errors come last, so that they are in sight at the end. */
export function brokenRules(results: GroupResult[]): string[] {
  const broken = rulesOf(results).filter(({ findings }) => findings.length > 0)
  const warnings = broken.filter(({ rule }) => rule.isWarning)
  return [...warnings, ...broken.filter(({ rule }) => !rule.isWarning)].map(brokenRule)
}

function brokenRule({ rule, findings }: RuleResult): string {
  const { id, title, why, source, isWarning } = rule
  return [
    `${isWarning ? 'Hinweise' : 'Fehler'}: ${title} (${id})`,
    `${why} ${source}`,
    formatProblems(findings).replaceAll('\n', '\n  '),
  ].join('\n  ')
}

export function summary(results: GroupResult[], { pages }: AuditedSite): string {
  const all = rulesOf(results).flatMap(({ findings }) => findings).length
  const errors = errorCount(results)
  return `${rulesOf(results).length} Regeln, ${pages.length} Seiten: ${errors} Fehler, ${all - errors} Hinweise`
}

export function errorCount(results: GroupResult[]): number {
  const errors = rulesOf(results).filter(({ rule }) => !rule.isWarning)
  return errors.flatMap(({ findings }) => findings).length
}

const rulesOf = (results: GroupResult[]) => results.flatMap((group) => group.results)
