import type { topics } from '../site/navigation.ts'
import type { PagePath } from '../site/page-path.ts'

/** What the search knows of the site; the build, which knows paths as strings, writes it to `searchIndexPath`. */
export interface SearchIndex<Path extends string = PagePath> {
  pages: IndexedPage<Path>[]
  glossary: IndexedGlossary<Path>
}

/** The file: the index, and the services and articles as lists of pages show them. */
export interface SearchFile<Path extends string = PagePath> extends SearchIndex<Path> {
  groups: { label: string; paths: Path[] }[]
}

export interface IndexedPage<Path extends string = PagePath> {
  path: Path
  title: string
  shortTitle: string
  description: string
  /** Of articles only. */
  topic?: (typeof topics)[number]
  /** The text before the first heading. */
  text: string
  sections: IndexedSection[]
}

export interface IndexedSection {
  /** The id to link to. */
  id: string
  heading: string
  text: string
}

/** The terms of the trade: each is a result of its own, all stand on one page. */
interface IndexedGlossary<Path extends string = PagePath> {
  path: Path
  title: string
  entries: IndexedSection[]
}

export const searchIndexPath = '/search-index.json'
