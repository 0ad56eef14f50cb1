import type { Problem } from '../ssg/problem.ts'
import type { AuditedSite } from './site/audited-site.ts'
import type { Source } from './sources.ts'

/** One thing that a good site does, why, and how to find out. The texts are German: customers read them. */
export interface Rule {
  id: string
  title: string
  /** One or two plain sentences, as one explains it to a customer. */
  why: string
  source: Source
  /** Nothing with an error may be deployed. */
  severity: 'error' | 'warning'
  /** The files that it looks at, for the report. */
  covers: (site: AuditedSite) => string[]
  check: (site: AuditedSite) => Finding[]
}

/** What to put right; the rule says whether it is an error. */
export type Finding = Omit<Problem, 'isWarning' | 'isUnfinished'> & { hint: string }

export interface Group {
  title: string
  rules: Rule[]
}
