import MiniSearch from 'minisearch'
import { excerptOf, markWords, type TextPart } from './search-excerpt.ts'
import type { IndexedPage, IndexedSection, SearchIndex } from './search-index.ts'
import { readQuery, type WantedWord } from './search-query.ts'
import { rankPage, type RankedPage, type SectionScores } from './search-ranking.ts'
import { isStopWord } from './search-stop-words.ts'
import { createVocabulary } from './search-vocabulary.ts'
import { foldWord, stemWord, wordsIn } from './search-words.ts'

export interface SearchResult {
  /** The page, such as /knowledge-base/entity-seo. */
  path: string
  /** Empty for the page itself, else the id of the section's heading. */
  hash: string
  title: TextPart[]
  /** Of the section; empty for the page itself. */
  heading: TextPart[]
  /** Around the best match; the page's description where only title or heading match. */
  excerpt: TextPart[]
  /** The words of the query that the page does not have: none, unless no page has all. */
  missing: string[]
}

export interface SearchOptions {
  /** Only articles on this topic of the knowledge base. */
  topic?: string
  most?: number
}

export type Search = (query: string, options?: SearchOptions) => SearchResult[]

/** A search over the index, which is read in pieces, so that the page answers in between. */
export async function createSearch(index: SearchIndex): Promise<Search> {
  const sections = listSections(index)
  const stems = new Map<string, string>()
  const sectionIndex = new MiniSearch<Section>({
    fields: Object.keys(boost),
    tokenize: (text) => wordsIn(text).map((word) => word.text),
    processTerm(word) {
      if (isStopWord(word)) return null
      const folded = foldWord(word)
      const stem = stems.get(folded) ?? stemWord(word)
      stems.set(folded, stem)
      return stem
    },
  })
  await sectionIndex.addAllAsync(sections, { chunkSize: 100 })
  const vocabulary = createVocabulary(stems)

  return (query, { topic, most = 8 } = {}) => {
    const wanted = readQuery(query, vocabulary)
    const groups = new Map<Section, Map<Section, SectionScores>>()
    for (const [place, { stems: alternatives }] of wanted.entries()) {
      for (const { id, score, queryTerms } of find(sectionIndex, alternatives)) {
        const section = sections[Number(id)]
        if (!section || (topic && section.head.page.topic !== topic)) continue
        const group = groups.get(section.head) ?? new Map<Section, SectionScores>()
        groups.set(section.head, group)
        const scores = group.get(section) ?? wanted.map(() => 0)
        scores[place] = (score / queryTerms.length) * section.weight
        group.set(section, scores)
      }
    }
    const ranked = [...groups].flatMap(([head, group]) => rankPage(group, head, wanted.length) ?? [])
    const complete = ranked.filter(({ found }) => found.every(Boolean))
    return (complete.length > 0 ? complete : ranked.map(weighByWords))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most)
      .map((page) => result(page, wanted))
  }
}

function weighByWords(page: RankedPage<Section>): RankedPage<Section> {
  const part = page.found.filter(Boolean).length / page.found.length
  return { ...page, score: page.score * part }
}

const boost = { title: 4, shortTitle: 4, heading: 2.5, description: 1.5, text: 1 }

/** What is looked through: the head of a page (its title), a section of it, or an entry of the glossary. */
interface Section {
  id: number
  title: string | undefined
  shortTitle: string | undefined
  description: string | undefined
  heading: string | undefined
  text: string
  hash: string
  weight: number
  page: Pick<IndexedPage, 'path' | 'title' | 'description' | 'topic'>
  /** The section that stands for what is one result. */
  head: Section
}

function listSections({ pages, glossary }: SearchIndex): Section[] {
  const sections: Section[] = []
  const add = (section: Omit<Section, 'id' | 'head'>, head?: Section): Section => {
    const added: Section = Object.assign({ id: sections.length, ...section }, { head: head as Section })
    added.head = head ?? added
    sections.push(added)
    return added
  }
  for (const page of pages) {
    const { title, shortTitle, description, text } = page
    const head = add({ title, shortTitle, description, heading: undefined, text, hash: '', weight: 1, page })
    for (const part of page.sections) add(below(page, part, 1), head)
  }
  for (const entry of glossary.entries) {
    add(below({ path: glossary.path, title: glossary.title, description: '' }, entry, 0.6))
  }
  return sections
}

function below(
  page: Section['page'],
  { id, heading, text }: IndexedSection,
  weight: number,
): Omit<Section, 'id' | 'head'> {
  return {
    title: undefined,
    shortTitle: undefined,
    description: undefined,
    heading,
    text,
    hash: id,
    weight,
    page,
  }
}

function find(index: MiniSearch<Section>, stems: Map<string, number>) {
  if (stems.size === 0) return []
  return index.search([...stems.keys()].join(' '), {
    tokenize: (text) => text.split(' '),
    processTerm: (stem) => stem,
    boostTerm: (stem) => stems.get(stem) ?? 1,
    boost,
  })
}

function result({ section, found }: RankedPage<Section>, wanted: WantedWord[]): SearchResult {
  const stems = new Set(wanted.flatMap((word) => [...word.stems.keys()]))
  const { page, heading = '', text, hash } = section
  return {
    path: page.path,
    hash,
    title: markWords(page.title, stems),
    heading: markWords(heading, stems),
    excerpt: excerptOf(text, stems) ?? markWords(page.description, stems),
    missing: wanted.filter((_, place) => !found[place]).map((word) => word.text),
  }
}
