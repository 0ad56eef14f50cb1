import { excerptOf, markWords, type TextPart } from './excerpt.ts'
import type { PagePath } from '../site/page-path.ts'
import type { SearchIndex } from './search-index.ts'
import { readQuery, type WantedWord } from './query.ts'
import { rankPages, type RankedPage } from './ranking.ts'
import type { SearchedSection } from './sections.ts'
import { indexWords, sectionAt } from './word-index.ts'

export interface SearchResult {
  /** The page, such as /knowledge-base/entity-seo. */
  path: PagePath
  /** Empty for the page itself, else the id of the section's heading. */
  hash: string
  title: TextPart[]
  /** Of the section; empty for the page itself. */
  heading: TextPart[]
  /** Around the best match; the page's description where only title or heading match. */
  excerpt: TextPart[]
  /** The words of the query that the page does not have. */
  missing: string[]
  /** Whether it has none of them, but one that is like them. */
  isGuess: boolean
}

interface SearchOptions {
  /** Only articles on this topic of the knowledge base. */
  topic?: string
  most?: number
}

export type Search = (query: string, options?: SearchOptions) => SearchResult[]

/** What lacks a word and is worth less than this part of the best answer is not shown. */
const leastShare = 0.05

/** A search over the index, which is read in pieces, so that the page answers in between. */
export async function createSearch(index: SearchIndex): Promise<Search> {
  const words = await indexWords(index)

  return (query, { topic, most = 8 } = {}) => {
    const wanted = readQuery(query, words.vocabulary)
    const ranked = rankPages(wanted, words).filter(
      ({ head }) => topic === undefined || sectionAt(words, head).page.topic === topic,
    )
    const least = (ranked[0]?.score ?? 0) * leastShare
    return ranked
      .filter(({ score, has }) => score >= least || has.every(Boolean))
      .slice(0, most)
      .map((page) => resultOf(page, sectionAt(words, page.section), wanted))
  }
}

function resultOf({ has }: RankedPage, section: SearchedSection, wanted: WantedWord[]): SearchResult {
  const stems = new Set(wanted.flatMap((word) => [...word.stems.keys()]))
  const { page, heading, text, code, hash } = section
  return {
    path: page.path,
    hash,
    title: markWords(page.title, stems),
    heading: markWords(heading, stems),
    excerpt: excerptOf(text, stems) ?? excerptOf(code, stems) ?? markWords(page.description || text, stems),
    isGuess: !has.includes(true),
    missing: [...new Set(wanted.filter((_, place) => !has[place]).map((word) => word.text))],
  }
}
