import type { PagePath } from '../site/page-path.ts'
import { excerptOf, markWords, type TextPart } from './excerpt.ts'
import { asksForMeaning } from './language/asked-meaning.ts'
import { readQuery, type WantedWord } from './query.ts'
import { rankPages, type RankedPage } from './ranking.ts'
import type { SearchedPage } from './searched-pages.ts'
import type { WordIndex } from './word-index.ts'

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

export interface SearchOptions {
  /** Only articles on this topic of the knowledge base. */
  topic?: string
  most?: number
}

/** What lacks a word and is worth less than this part of the best answer is not shown. */
const leastShare = 0.1

/** What answers a query, by the numbers of the pages, the best first. */
export function findPages(
  query: string,
  words: WordIndex,
  topics: (string | undefined)[],
  { topic, most = 8 }: SearchOptions = {},
): { wanted: WantedWord[]; found: RankedPage[] } {
  const wanted = readQuery(query, words.vocabulary)
  const ranked = rankPages(wanted, words, {
    asksForMeaning: asksForMeaning(query),
    typed: words.typedFor(query),
  }).filter(({ page }) => topic === undefined || topics[page] === topic)
  const least = (ranked[0]?.score ?? 0) * leastShare
  const found = ranked.filter(({ score, has }) => score >= least || has.every(Boolean)).slice(0, most)
  return { wanted, found }
}

/** What is shown of a page that was found. */
export function resultOf(
  { section, has }: RankedPage,
  { path, title, description, sections }: SearchedPage,
  wanted: WantedWord[],
): SearchResult {
  const stems = new Set(wanted.flatMap((word) => [...word.stems.keys()]))
  const { id, heading, text, code = '' } = sections[section] ?? { id: '', heading: '', text: '' }
  return {
    path,
    hash: id,
    title: markWords(title, stems),
    heading: markWords(heading, stems),
    excerpt: excerptOf(text, stems) ?? excerptOf(code, stems) ?? markWords(description || text, stems),
    isGuess: !has.includes(true),
    missing: [...new Set(wanted.filter((_, place) => !has[place]).map((word) => word.text))],
  }
}
