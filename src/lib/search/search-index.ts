import type { topics } from '../site/navigation.ts'
import type { PagePath } from '../site/page-path.ts'

/** What the search knows of the site; the build, which knows paths as strings, writes it to `searchIndexPath`. */
export interface SearchIndex<Path extends string = PagePath> {
  pages: IndexedPage<Path>[]
  entries: IndexedEntry<Path>[]
  /** What is shown before anything is typed. */
  examples: AskedQuestion<Path>[]
}

/** A question in the words of customers, and the page that answers it. */
export interface AskedQuestion<Path extends string = PagePath> {
  question: string
  path: Path
  /** The short title of the page. */
  page: string
}

export interface IndexedPage<Path extends string = PagePath> {
  path: Path
  /** The heading of the page. */
  title: string
  shortTitle: string
  description: string
  /** What it belongs to: its topic or group; of other pages the title that search engines show. */
  subject: string
  /** What it answers. */
  questions: string[]
  /** Of articles only. */
  topic?: (typeof topics)[number]
  /** The words of what is typed for it, each once, and once more whenever it is typed twice as often. */
  typed: string
  /** The text before the first heading. */
  text: string
  code?: string
  sections: IndexedSection[]
}

export interface IndexedSection {
  /** The id to link to. */
  id: string
  heading: string
  text: string
  /** What stands there to be copied. */
  code?: string
}

/** What is a result of its own, beside the page that it stands on: a tool, a term of the glossary. */
export interface IndexedEntry<Path extends string = PagePath> extends IndexedSection {
  kind: 'Werkzeug' | 'Glossar'
  path: Path
  topic?: (typeof topics)[number]
  typed: string
}

export const searchIndexPath = '/search-index.json'
