import type { RuleSource } from './finding.ts'

/** What a tool does for its visitor: the three ways in on the overview. */
export type ToolTask = 'check' | 'create' | 'calculate'

/** What the site tells of a tool. Its frame shows it, and the overview, the search and the structured data know the tool by it. */
export interface ToolFacts {
  /** What it is called: «robots.txt- und Sitemap-Prüfer». */
  title: string
  /** What it does with what, in one or two sentences, in the words that people search with: «prüft», «erzeugt», «rechnet». */
  purpose: string
  /** Where to get what it asks for, with the clicks, in one sentence. */
  source?: string
  /** What people type who look for it, for the search: «robots.txt prüfen». */
  searches: string
  task: ToolTask
  /** The rules that it follows («Regelstand»). */
  sources: RuleSource[]
  /** What it cannot check, one sentence each. */
  limits: string[]
}

/** Where a tool stands in its page: `#werkzeug-robots`. */
export function toolAnchor(id: string): string {
  return `werkzeug-${id}`
}
