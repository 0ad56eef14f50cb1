import MiniSearch from 'minisearch'
import { excerptOf, markWords, type TextPart } from './excerpt.ts'
import type { PagePath } from '../site/page-path.ts'
import type { SearchIndex } from './search-index.ts'
import { isOnlyPart, readQuery, type WantedWord } from './query.ts'
import { rankPage, type RankedPage, type SectionMatch } from './ranking.ts'
import { searchedSections, type SearchedSection } from './sections.ts'
import { isStopWord } from './stop-words.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { foldWord, stemWord, wordsIn } from './words.ts'

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
  /** The words of the query that the page does not have. Results have all of them, unless no page does. */
  missing: string[]
}

interface SearchOptions {
  /** Only articles on this topic of the knowledge base. */
  topic?: string
  most?: number
}

export type Search = (query: string, options?: SearchOptions) => SearchResult[]

/** A search over the index, which is read in pieces, so that the page answers in between. */
export async function createSearch(index: SearchIndex): Promise<Search> {
  const sections = searchedSections(index)
  const { words, vocabulary } = await indexWords(sections)

  return (query, { topic, most = 8 } = {}) => {
    const wanted = readQuery(query, vocabulary)
    const isAsked = ({ page }: SearchedSection) => topic === undefined || page.topic === topic
    const ranked = [...matchesByPage(wanted, words, sections)]
      .map(([head, matches]) => rankPage(matches, head))
      .filter(({ section }) => isAsked(sectionAt(sections, section)))
    const complete = ranked.filter(({ found }) => found.every(Boolean))
    return (complete.length > 0 ? complete : ranked.map(countWords))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most)
      .map((page) => resultOf(sectionAt(sections, page.section), page.found, wanted))
  }
}

type WordIndex = MiniSearch<SearchedSection>

/** What a match is worth by the field that it is in. */
const boost = { title: 3, shortTitle: 4, heading: 2.5, description: 1.5, text: 1 }
const headings = new Set(['title', 'shortTitle', 'heading'])

/** 20 sections of the site take 23 ms at most; of 50 the first ones took 160, before the browser has compiled the code. */
const sectionsAtOnce = 20

async function indexWords(
  sections: SearchedSection[],
): Promise<{ words: WordIndex; vocabulary: Vocabulary }> {
  const stems = new Map<string, string>()
  const terms = new Map<string, string | null>()
  const words = new MiniSearch<SearchedSection>({
    fields: Object.keys(boost),
    tokenize: (text) => wordsIn(text).map((word) => word.text),
    processTerm(word) {
      const known = terms.get(word)
      if (known !== undefined) return known
      const term = isStopWord(word) ? null : stemWord(word)
      terms.set(word, term)
      if (term !== null) stems.set(foldWord(word), term)
      return term
    },
  })
  await words.addAllAsync(sections, { chunkSize: sectionsAtOnce })
  return { words, vocabulary: createVocabulary(stems) }
}

/** The sections that have some word of the query, by the page that they are of. */
function matchesByPage(
  wanted: WantedWord[],
  words: WordIndex,
  sections: SearchedSection[],
): Map<number, Map<number, SectionMatch>> {
  const pages = new Map<number, Map<number, SectionMatch>>()
  for (const [place, { stems }] of wanted.entries()) {
    if (stems.size === 0) continue
    const found = words.search([...stems.keys()].join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (stem) => stem,
      boostTerm: (stem) => stems.get(stem) ?? 1,
      boost,
    })
    for (const { id, score, queryTerms, match } of found) {
      const { head, weight } = sectionAt(sections, Number(id))
      const matches = pages.get(head) ?? new Map<number, SectionMatch>()
      pages.set(head, matches)
      const own = matches.get(id) ?? noMatch(wanted.length)
      matches.set(id, own)
      // MiniSearch multiplies by the number of terms; here several are spellings of one word.
      own.scores[place] = (score / queryTerms.length) * weight
      own.has[place] = queryTerms.some((stem) => !isOnlyPart(stems.get(stem) ?? 0))
      own.inHeading[place] = Object.values(match).some((fields) =>
        fields.some((field) => headings.has(field)),
      )
    }
  }
  return pages
}

function noMatch(words: number): SectionMatch {
  const none = Array.from({ length: words }, () => false)
  return { scores: none.map(() => 0), has: none, inHeading: [...none] }
}

function countWords<Section>(page: RankedPage<Section>): RankedPage<Section> {
  return { ...page, score: (page.score * page.found.filter(Boolean).length) / page.found.length }
}

function resultOf(section: SearchedSection, found: boolean[], wanted: WantedWord[]): SearchResult {
  const stems = new Set(wanted.flatMap((word) => [...word.stems.keys()]))
  const { page, heading = '', text, hash } = section
  return {
    path: page.path,
    hash,
    title: markWords(page.title, stems),
    heading: markWords(heading, stems),
    excerpt: excerptOf(text, stems) ?? markWords(page.description || text, stems),
    missing: wanted.filter((_, place) => !found[place]).map((word) => word.text),
  }
}

function sectionAt(sections: SearchedSection[], id: number): SearchedSection {
  const section = sections[id]
  if (!section) throw new Error(`the search has no section ${id}`)
  return section
}
