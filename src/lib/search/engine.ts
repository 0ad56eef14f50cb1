import MiniSearch, { type Options, type SearchResult } from 'minisearch'
import { groupsInField, groupsOf, stemInField, stemWord, wordsOfQuery } from './terms.ts'
import { wordTexts } from './words.ts'

const boost = { title: 2.7, description: 1.2, questions: 2, headings: 1, text: 0.35, typed: 4 }

/** A document of the index: a page, a glossary term or a tool. */
export interface Document extends Record<keyof typeof boost, string> {
  kind: keyof typeof kindBoost
}

/** The boost of each kind. Terms and tools have two short fields only, so they need more. */
const kindBoost = { page: 1, term: 1.7, tool: 3 }

const stemBoost = 8

/** Finds words by their stems. */
const ofStems: Options = {
  fields: Object.keys(boost),
  tokenize: wordTexts,
  processTerm: stemInField,
  searchOptions: {
    processTerm: stemWord,
    boostTerm: () => stemBoost,
    // For a word that is half typed or a little misspelt. It weighs little, because its groups of letters count as well.
    prefix: (stem, _, stems) => stem.length > 1 || stems.length === 1,
    fuzzy: (stem) => stem.length > 4 && 0.23,
    maxFuzzy: 2,
    weights: { prefix: 0.05, fuzzy: 0.05 },
  },
}

/** Finds compounds, and what is half typed or misspelt, by groups of letters. */
const ofGroups: Options = {
  fields: Object.keys(boost),
  tokenize: wordTexts,
  processTerm: groupsInField,
  searchOptions: { processTerm: groupsOf },
}

export interface Match {
  /** The index of the document. */
  id: number
  score: number
  /** The stems of the query that were found, and the stems of the document that matched them. */
  asked: string[]
  stems: string[]
}

export type Find = (query: string, filter: (match: SearchResult) => boolean) => Match[]

export interface Engine {
  /** Finds by stems. It is ready in a quarter of the time. */
  find: Find
  /** Adds the groups of letters. */
  complete: () => Promise<Find>
}

export async function createEngine(documents: Document[]): Promise<Engine> {
  const stems = await filled(ofStems, documents)
  return {
    find: findIn(stems),
    complete: async () => findIn(stems, await filled(ofGroups, documents)),
  }
}

/** MiniSearch over the documents; their ids are their indexes. It yields to the browser after each, so that the page stays responsive. */
async function filled(options: Options, documents: Document[]): Promise<MiniSearch> {
  const engine = new MiniSearch<Document & { id: number }>({
    ...options,
    searchOptions: {
      ...options.searchOptions,
      tokenize: wordsOfQuery,
      boost,
      bm25: { k: 6, b: 0.3, d: 0.09 },
      boostDocument: (place) => kindBoost[documents[place]?.kind ?? 'page'],
    },
  })
  for (const [id, document] of documents.entries()) {
    engine.add({ ...document, id })
    await nextTask()
  }
  return engine
}

/** Searches the engines. The scores are those of one engine with the terms of both: their sum, times the number of terms of the query that were found. */
function findIn(...engines: MiniSearch[]): Find {
  return (query, filter) => {
    const [byStem = new Map<number, SearchResult>(), byGroup = new Map<number, SearchResult>()] = engines.map(
      (engine) =>
        new Map(engine.search(query, { filter }).map((match): [number, SearchResult] => [match.id, match])),
    )
    return [...new Set([...byStem.keys(), ...byGroup.keys()])]
      .map((id) => {
        const stem = byStem.get(id)
        const found = [stem, byGroup.get(id)].filter((match) => match !== undefined)
        const terms = found.reduce((sum, { queryTerms }) => sum + queryTerms.length, 0)
        // MiniSearch has multiplied by the number of its own terms.
        const score = found.reduce((sum, match) => sum + match.score / match.queryTerms.length, 0) * terms
        return { id, score, asked: stem?.queryTerms ?? [], stems: Object.keys(stem?.match ?? {}) }
      })
      .toSorted((one, other) => other.score - one.score)
  }
}

/** Yields to the browser. `setTimeout` would add 4 ms from the fifth call on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
