import type { RuleSource } from './finding.ts'

/** The task of a tool, by which the overview groups them. */
export type ToolTask = 'check' | 'create' | 'calculate'

/** The facts of a tool, for its frame, the overview, the search and structured data. */
export interface ToolFacts {
  /** The name: «robots.txt- und Sitemap-Prüfer». */
  title: string
  /** What it does, in one or two sentences with words that people search for: «prüft», «erzeugt», «rechnet». */
  purpose: string
  /** Where to find the input, with the clicks; one sentence. */
  source?: string
  /** Queries for the site search: «robots.txt prüfen». */
  searches: string
  task: ToolTask
  /** The sources of its rules. */
  sources: RuleSource[]
  /** What it cannot check; one sentence each. */
  limits: string[]
}

/** The id of a tool on its page, such as `werkzeug-vitals`. */
export function toolAnchor(id: string): string {
  return `werkzeug-${id}`
}
