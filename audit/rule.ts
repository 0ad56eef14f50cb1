import type { Problem } from '../ssg/problem.ts'
import type { AuditedSite } from './site/audited-site.ts'

/** A rule of the audit. Its texts are German, for customers. */
export interface Rule {
  id: string
  title: string
  /** The reason, in one or two plain sentences for customers. */
  why: string
  /** The address of its primary source. */
  source: string
  /** An error forbids a deploy. */
  severity: 'error' | 'warning'
  /** The files that the rule checks; the report counts them. */
  covers: (site: AuditedSite) => string[]
  check: (site: AuditedSite) => Finding[]
}

/** A violation of a rule. The rule has the severity. */
export type Finding = Omit<Problem, 'isWarning' | 'isUnfinished'> & { hint: string }

export interface Group {
  title: string
  rules: Rule[]
}
