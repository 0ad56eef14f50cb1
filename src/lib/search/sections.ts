import type { IndexedPage, SearchIndex } from './search-index.ts'

/** What is looked through: the head of a page with its title, a section of it, or an entry of the glossary. */
export interface SearchedSection {
  id: number
  /** The id of the section that stands for the same result: one page is one result, one entry is another. */
  head: number
  page: Pick<IndexedPage, 'path' | 'title' | 'description' | 'topic'>
  hash: string
  title?: string
  shortTitle?: string
  description?: string
  heading?: string
  text: string
  /** An article on a term comes before the entry that defines it in a sentence. */
  weight: number
}

const glossaryWeight = 0.6

/** Every section of the index, each at the place that its id names. */
export function searchedSections({ pages, glossary }: SearchIndex): SearchedSection[] {
  const sections: SearchedSection[] = []
  for (const page of pages) {
    const head = sections.length
    const { title, shortTitle, description, text } = page
    sections.push({ id: head, head, page, hash: '', title, shortTitle, description, text, weight: 1 })
    for (const { id: hash, heading, text: own } of page.sections) {
      sections.push({ id: sections.length, head, page, hash, heading, text: own, weight: 1 })
    }
  }
  const page = { path: glossary.path, title: glossary.title, description: '' }
  for (const { id: hash, heading, text } of glossary.entries) {
    const id = sections.length
    sections.push({ id, head: id, page, hash, heading, text, weight: glossaryWeight })
  }
  return sections
}
