import type { PagePath } from '../site/page-path.ts'
import { createEngine, type Document } from './engine.ts'
import { excerptOf, markWords, type TextPart } from './excerpt.ts'
import { longestQuery } from './knowledge-search.ts'
import type { IndexedEntry, IndexedPage, IndexedSection, SearchIndex } from './search-index.ts'
import { wordsOfQuery } from './stop-words.ts'
import { foldedWords } from './words.ts'

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

/** A search over the whole index. */
export async function createSearch({ pages, entries }: SearchIndex): Promise<Search> {
  const find = await createEngine([...pages.map(pageDocument), ...entries.map(entryDocument)])
  const searched = [...pages.map(searchedPage), ...entries.map(searchedEntry)]
  const askedOf = new Map(
    pages.flatMap(({ questions }, id) => questions.map((asked) => [wordsKey(asked), id])),
  )

  return (typed, { topic } = {}) => {
    const query = typed.slice(0, longestQuery)
    const asked = wordsOfQuery(query)
    const { matches, words } = find([...asked.keys()])
    const wanted = matches.filter(({ id }) => topic === undefined || searched[id]?.topic === topic)
    const least = (wanted[0]?.score ?? 0) * leastShare
    // Each question is asked of one page (`ssg/check/texts/repeats`), whatever other pages score for its words.
    const own = wanted.findIndex(({ id }) => id === askedOf.get(wordsKey(query)))
    if (own > 0) wanted.unshift(...wanted.splice(own, 1))
    return wanted
      .filter(({ score, words: has }) => score >= least || has.size === asked.size)
      .slice(0, mostResults)
      .flatMap(({ id, words: has }) => {
        const found = searched[id]
        const missing = [...asked].filter(([word]) => !has.has(word)).map(([, typedWord]) => typedWord)
        return found ? [{ ...shown(found, words), missing, isGuess: has.size === 0 }] : []
      })
  }
}

/** Equal for queries that differ in case, signs and spelling of umlauts only. */
function wordsKey(query: string): string {
  return foldedWords(query).join(' ')
}

function pageDocument(page: IndexedPage): Document {
  const { title, shortTitle, subject, description, questions, typed, text, code = '', sections } = page
  return {
    kind: 'page',
    title: [title, shortTitle, subject],
    description: [description],
    questions,
    headings: sections.map(({ heading }) => heading),
    text: [text, code, ...sections.flatMap((section) => [section.text, section.code ?? ''])],
    typed: [typed],
  }
}

function entryDocument({ kind, heading, text, typed }: IndexedEntry): Document {
  const of = kind === 'Werkzeug' ? 'tool' : 'term'
  return {
    kind: of,
    title: [heading],
    description: [],
    questions: [],
    headings: [],
    text: [text],
    typed: [typed],
  }
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

/** `found` has the words of the index, each with the word of the query that it stands for. */
function shown({ path, kind, title, description, sections }: Searched, found: Map<string, string>) {
  const { id, heading, text, code = '' } = bestSection(sections, title, found)
  return {
    path,
    hash: id,
    kind,
    title: markWords(title, found),
    heading: markWords(heading, found),
    excerpt: excerptOf(text, found) ?? excerptOf(code, found) ?? markWords(description || text, found),
  }
}

/** The section that has most words of the query. Those of the page's title do not count. */
function bestSection(sections: IndexedSection[], title: string, found: Map<string, string>): IndexedSection {
  const said = new Set(foldedWords(title).map((word) => found.get(word)))
  const judged = sections.map((section) => ({ section, worth: worthOf(section) }))
  return judged.reduce((best, other) => (other.worth > best.worth ? other : best)).section

  /** Each word of the query counts 1, more if it occurs often or in the heading, and at most 2. */
  function worthOf({ heading, text, code = '' }: IndexedSection): number {
    const worths = new Map<string, number>()
    const add = (words: string[], more: number) => {
      for (const word of words) {
        const asked = found.get(word)
        if (asked === undefined || said.has(asked)) continue
        worths.set(asked, Math.min(2, (worths.get(asked) ?? 1) + more))
      }
    }
    add(foldedWords(heading), 0.5)
    add(foldedWords(text), 0.1)
    add(foldedWords(code), 0.1)
    return [...worths.values()].reduce((sum, worth) => sum + worth, 0)
  }
}
