import type { AuditedSite } from './site/audited-site.ts'
import type { Source } from './sources.ts'

/** One thing that a good site does, why, and how to find out. The texts are German: customers read them. */
export interface Rule {
  /** The name of its file. */
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

export interface Finding {
  /** The text's source, or the built file. */
  file: string
  line?: number | undefined
  /** Of the built file, as a selector. */
  element?: string | undefined
  what: string
  remedy: string
}

export interface Group {
  title: string
  rules: Rule[]
}
