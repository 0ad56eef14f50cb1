import type { topics } from '../site/navigation.ts'
import type { PagePath } from '../site/page-path.ts'
import type { PackedTypedWords } from './typed-words.ts'

/** What a list of pages says of one. */
export type PageName<Path extends string = PagePath> = Pick<
  IndexedPage<Path>,
  'path' | 'shortTitle' | 'description' | 'topic'
>

/** What the search knows of the site; the build, which knows paths as strings, writes it to `searchIndexPath`. */
export interface SearchIndex<Path extends string = PagePath> {
  pages: IndexedPage<Path>[]
  glossary: IndexedGlossary<Path>
  /** Of what is typed for the pages, which have the numbers of their places. */
  typed: PackedTypedWords
}

/** The index of a large site: what a word or a page is needed for comes when it is needed, from files in a folder. */
export interface PartedIndex {
  /** Where the parts are; its name changes with them. */
  folder: string
  /** Pages come first, then the terms of the glossary. */
  pageCount: number
  /** Of each page and term, empty where it has none. */
  topics: string[]
  /** With which letters the words of each part begin: the number of a part is its place. Spaces are between. */
  names: string
  /** What is needed to understand a query, folded. */
  words: string
  typed: PackedTypedWords
}

/** The file: the index, or where its parts are, and what is shown before anything is typed. */
export type SearchFile<Path extends string = PagePath> = (SearchIndex<Path> | { parts: PartedIndex }) &
  Examples<Path>

/** What a site has whose texts are small enough to come at once. */
export type WholeSearchFile<Path extends string = PagePath> = SearchIndex<Path> & Examples<Path>

interface Examples<Path extends string> {
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
  /** What stands there to be copied: it is found, and weighs little. */
  code?: string
}

/** The terms of the trade: each is a result of its own, all stand on one page. */
interface IndexedGlossary<Path extends string = PagePath> {
  path: Path
  title: string
  entries: IndexedSection[]
}

export const searchIndexPath = '/search-index.json'
