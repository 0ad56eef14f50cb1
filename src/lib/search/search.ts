import type { PagePath } from '../site/page-path.ts'
import { createEngine, type Document, type Find, type Match } from './engine.ts'
import { excerptOf, markWords, type TextPart } from './excerpt.ts'
import { longestQuery } from './knowledge-search.ts'
import type { IndexedEntry, IndexedPage, IndexedSection, SearchIndex } from './search-index.ts'
import { stemWord, wordsOfQuery } from './terms.ts'
import { foldWord, wordsIn } from './words.ts'

export interface SearchResult {
  /** The page, such as /knowledge-base/entity-seo. */
  path: PagePath
  /** Empty for the page itself, else the id of the section's heading. */
  hash: string
  /** What it is, such as «Leistung». */
  kind: string
  title: TextPart[]
  /** Of the section; empty for the page itself, a tool and a term. */
  heading: TextPart[]
  /** Around the best match; the page's description where only title or heading match. */
  excerpt: TextPart[]
  missing: string[]
  /** It has none of the words, only words that are spelled alike. */
  isGuess: boolean
}

interface SearchOptions {
  topic?: string | undefined
}

export type Search = (query: string, options?: SearchOptions) => SearchResult[]

export const mostResults = 12

/** A result that scores less than this share of the best one is shown only if it has every word of the query. */
const leastShare = 0.25

export interface WordSearch {
  /** Finds words by their stems, and is ready in a fraction of the time. */
  search: Search
  /** The search that also finds compounds, and more of what is misspelt. */
  complete: () => Promise<Search>
}

/** A search over the whole index. */
export async function createSearch(index: SearchIndex): Promise<Search> {
  return (await createWordSearch(index)).complete()
}

/** A search over the whole index that can be used before it is complete. */
export async function createWordSearch(index: SearchIndex): Promise<WordSearch> {
  const { pages, entries } = index
  const { find, complete } = await createEngine([...pages.map(pageDocument), ...entries.map(entryDocument)])
  return { search: searchBy(find, index), complete: async () => searchBy(await complete(), index) }
}

function searchBy(find: Find, { pages, entries }: SearchIndex): Search {
  const searched = [...pages.map(searchedPage), ...entries.map(searchedEntry)]
  const askedOf = new Map(
    pages.flatMap(({ questions }, id) => questions.map((asked) => [wordsKey(asked), id])),
  )

  return (typed, { topic } = {}) => {
    const query = typed.slice(0, longestQuery)
    const wanted = wordsOfQuery(query)
    const missingIn = ({ asked }: Match) => wanted.filter((word) => !asked.includes(stemWord(word)))
    const matches = find(query, ({ id }) => topic === undefined || searched[id]?.topic === topic).map(
      (match) => ({ ...match, missing: missingIn(match) }),
    )
    const least = (matches[0]?.score ?? 0) * leastShare
    // Each question is asked of one page (`ssg/check/texts/repeats`), whatever other pages score for its words.
    const own = matches.findIndex(({ id }) => id === askedOf.get(wordsKey(query)))
    if (own > 0) matches.unshift(...matches.splice(own, 1))
    return matches
      .filter(({ score, missing }) => score >= least || missing.length === 0)
      .slice(0, mostResults)
      .flatMap((match) => {
        const found = searched[match.id]
        const { missing } = match
        return found ? [{ ...shown(found, match), missing, isGuess: missing.length === wanted.length }] : []
      })
  }
}

/** Equal for queries that differ in case, signs and spelling of umlauts only. */
function wordsKey(query: string): string {
  return wordsIn(query)
    .map(({ text }) => foldWord(text))
    .join(' ')
}

function pageDocument(page: IndexedPage): Document {
  const { title, shortTitle, subject, description, questions, typed, text, code = '', sections } = page
  return {
    kind: 'page',
    title: `${title} ${shortTitle} ${subject}`,
    description,
    questions: questions.join(' '),
    headings: sections.map(({ heading }) => heading).join(' '),
    text: [text, code, ...sections.flatMap((section) => [section.text, section.code ?? ''])].join(' '),
    typed,
  }
}

function entryDocument({ kind, heading, text, typed }: IndexedEntry): Document {
  const of = kind === 'Werkzeug' ? 'tool' : 'term'
  return { kind: of, title: heading, description: '', questions: '', headings: '', text, typed }
}

interface Searched extends Pick<IndexedPage, 'path' | 'title' | 'description'> {
  topic: IndexedPage['topic'] | undefined
  kind: string
  /** The first section of a page is the text before its first heading and has no id. An entry is its own only section, and its heading the title. */
  sections: IndexedSection[]
}

function searchedPage({ path, title, description, topic, text, code, sections }: IndexedPage): Searched {
  const start = { id: '', heading: '', text, ...(code && { code }) }
  return { path, kind: pageKind(path), title, description, topic, sections: [start, ...sections] }
}

function pageKind(path: PagePath): string {
  if (path.startsWith('/services/')) return 'Leistung'
  return path.startsWith('/knowledge-base/') ? 'Artikel' : 'Seite'
}

function searchedEntry({ path, kind, topic, heading, ...section }: IndexedEntry): Searched {
  return { path, kind, title: heading, description: '', topic, sections: [{ ...section, heading: '' }] }
}

function shown({ path, kind, title, description, sections }: Searched, match: Match) {
  const stems = new Set(match.stems)
  const { id, heading, text, code = '' } = bestSection(sections, stems, title)
  return {
    path,
    hash: id,
    kind,
    title: markWords(title, stems),
    heading: markWords(heading, stems),
    excerpt: excerptOf(text, stems) ?? excerptOf(code, stems) ?? markWords(description || text, stems),
  }
}

/** The section that matches most stems of the query. Stems of the page's title do not count. */
function bestSection(sections: IndexedSection[], stems: Set<string>, title: string): IndexedSection {
  const said = new Set(wordsIn(title).map(({ text }) => stemWord(text)))
  const beyond = [...stems].filter((stem) => !said.has(stem))
  const worthOf = (section: IndexedSection) => {
    const worths = stemWorths(section)
    return beyond.reduce((sum, stem) => sum + (worths.get(stem) ?? 0), 0)
  }
  return sections.reduce((best, section) => (worthOf(section) > worthOf(best) ? section : best))
}

const worthsOf = new WeakMap<IndexedSection, Map<string, number>>()

/** Scores each stem of a section: 1 if it occurs, more if it occurs often or in the heading. */
function stemWorths(section: IndexedSection): Map<string, number> {
  const known = worthsOf.get(section)
  if (known) return known
  const worths = new Map<string, number>()
  const add = (text: string, more: number) => {
    for (const word of wordsIn(text)) {
      const stem = stemWord(word.text)
      worths.set(stem, Math.min(2, (worths.get(stem) ?? 1) + more))
    }
  }
  add(section.heading, 0.5)
  add(`${section.text} ${section.code ?? ''}`, 0.1)
  worthsOf.set(section, worths)
  return worths
}
