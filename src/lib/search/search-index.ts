import type { topics } from '../site/navigation.ts'

/** What the search knows of the site; the build writes it to `searchIndexPath`. */
export interface SearchIndex {
  pages: IndexedPage[]
  glossary: IndexedGlossary
}

/** The file: the index, and the services and articles as lists of pages show them. */
export interface SearchFile extends SearchIndex {
  groups: { label: string; paths: string[] }[]
}

export interface IndexedPage {
  path: string
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
export interface IndexedGlossary {
  path: string
  title: string
  entries: IndexedSection[]
}

export const searchIndexPath = '/search-index.json'
