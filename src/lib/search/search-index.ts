import type { topics } from '../site/navigation.ts'
import type { PagePath } from '../site/page-path.ts'

/** The search index, which the build writes to `searchIndexPath`. In the build paths are plain strings. */
export interface SearchIndex<Path extends string = PagePath> {
  pages: IndexedPage<Path>[]
  entries: IndexedEntry<Path>[]
  examples: AskedQuestion<Path>[]
}

/** A question in the words of customers, and the page that answers it. */
export interface AskedQuestion<Path extends string = PagePath> {
  question: string
  path: Path
  page: string
}

export interface IndexedPage<Path extends string = PagePath> {
  path: Path
  title: string
  shortTitle: string
  description: string
  /** Topic or group; for other pages the title for search engines. */
  subject: string
  questions: string[]
  /** Articles only. */
  topic?: (typeof topics)[number]
  /** The words of the queries for this page. A word is repeated each time its frequency doubles. */
  typed: string
  /** The text before the first heading. */
  text: string
  code?: string
  sections: IndexedSection[]
}

export interface IndexedSection {
  id: string
  heading: string
  text: string
  code?: string
}

/** A tool or a glossary term, which is a result of its own beside its page. */
export interface IndexedEntry<Path extends string = PagePath> extends IndexedSection {
  kind: 'Werkzeug' | 'Glossar'
  path: Path
  topic?: (typeof topics)[number]
  typed: string
}

export const searchIndexPath = '/search-index.json'
