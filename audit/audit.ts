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

export interface RuleResult {
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
