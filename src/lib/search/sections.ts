import type { IndexedPage, SearchIndex } from './search-index.ts'

/** What is looked through: the head of a page, with what the page says of itself, a section of it, or an entry of the glossary. */
export interface SearchedSection {
  /** The number of the section that stands for the same result: one page is one result, one entry is another. */
  head: number
  page: Pick<IndexedPage, 'path' | 'title' | 'description' | 'topic'>
  hash: string
  heading: string
  text: string
  code: string
  /** Of a head: the rest of what says what the page is about. */
  about?: Pick<IndexedPage, 'shortTitle' | 'subject' | 'questions'>
  isTerm: boolean
}

/** Every section of the index, each at the place that is its number. */
export function searchedSections({ pages, glossary }: SearchIndex): SearchedSection[] {
  const sections: SearchedSection[] = []
  for (const page of pages) {
    const head = sections.length
    const own = { head, page, code: '', isTerm: false }
    const { shortTitle, subject, questions } = page
    const about = { shortTitle, subject, questions }
    sections.push({ ...own, hash: '', heading: '', text: page.text, code: page.code ?? '', about })
    for (const { id: hash, ...section } of page.sections) sections.push({ ...own, hash, ...section })
  }
  const page = { path: glossary.path, title: glossary.title, description: '' }
  for (const { id: hash, heading, text } of glossary.entries)
    sections.push({ head: sections.length, page, hash, heading, text, code: '', isTerm: true })
  return sections
}
