import type { PagePath } from '../site/page-path.ts'
import type { IndexedPage, IndexedSection, SearchIndex } from './search-index.ts'

/** What is one result: a page, or an entry of the glossary. */
export interface SearchedPage<Path extends string = PagePath> extends Pick<
  IndexedPage<Path>,
  'path' | 'title' | 'description' | 'topic'
> {
  /** Of a page the first one is what stands before its first heading, without an id; an entry has one, itself. */
  sections: IndexedSection[]
  /** Of a page: the rest of what says what it is about. */
  about?: Pick<IndexedPage, 'shortTitle' | 'subject' | 'questions'>
}

/** Every result of the index, each at the place that is its number: the pages, then the entries of the glossary. */
export function searchedPages<Path extends string>({
  pages,
  glossary,
}: SearchIndex<Path>): SearchedPage<Path>[] {
  const { path, title } = glossary
  return [
    ...pages.map(({ text, code, sections, shortTitle, subject, questions, ...page }): SearchedPage<Path> => {
      const start = { id: '', heading: '', text, ...(code && { code }) }
      return {
        ...page,
        sections: [start, ...sections],
        about: { shortTitle, subject, questions },
      }
    }),
    ...glossary.entries.map((entry) => ({ path, title, description: '', sections: [entry] })),
  ]
}
