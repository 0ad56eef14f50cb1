import { findPages, resultOf, type SearchOptions, type SearchResult } from './find-pages.ts'
import { indexWords } from './index-words.ts'
import type { SearchIndex } from './search-index.ts'
import { searchedPages } from './searched-pages.ts'
import { unpackTypedWords } from './typed-words.ts'

export type Search = (query: string, options?: SearchOptions) => SearchResult[]

/** A search over the whole index, which is read in pieces, so that the page answers in between. */
export async function createSearch(index: SearchIndex): Promise<Search> {
  const typed = await unpackTypedWords(index.typed)
  const pages = searchedPages(index)
  const words = await indexWords(pages, typed)
  const topics = pages.map(({ topic }) => topic)
  return (query, options) => {
    const { wanted, found } = findPages(query, words, topics, options)
    return found.flatMap((ranked) => {
      const page = pages[ranked.page]
      return page ? [resultOf(ranked, page, wanted)] : []
    })
  }
}
