import MiniSearch from 'minisearch'
import { isStemTerm, termsInField, termsOf, wordsOfQuery } from './terms.ts'
import { wordsIn } from './words.ts'

const boost = { title: 2.7, description: 1.2, questions: 2, headings: 1, text: 0.35, typed: 4 }

/** A document of the index: a page, a glossary term or a tool. */
export interface Document extends Record<keyof typeof boost, string> {
  kind: keyof typeof kindBoost
}

/** The boost of each kind. Terms and tools have two short fields only, so they need more. */
const kindBoost = { page: 1, term: 1.7, tool: 3 }

const stemBoost = 8

/** How long the engine indexes before it yields to the browser, in ms. */
const longestTask = 8

/** MiniSearch over the documents; their ids are their indexes. It is filled in slices, so that the page stays responsive. */
export async function createEngine(documents: Document[]): Promise<MiniSearch> {
  const engine = new MiniSearch<Document & { id: number }>({
    fields: Object.keys(boost),
    tokenize: (text) => wordsIn(text).map((word) => word.text),
    processTerm: termsInField,
    searchOptions: {
      tokenize: wordsOfQuery,
      processTerm: termsOf,
      boost,
      bm25: { k: 6, b: 0.3, d: 0.09 },
      boostTerm: (term) => (isStemTerm(term) ? stemBoost : 1),
      boostDocument: (place) => kindBoost[documents[place]?.kind ?? 'page'],
      // A word that is half typed or misspelt matches by its groups of letters; this maps them to the word.
      prefix: (term, _, terms) => isStemTerm(term) && (term.length > 2 || terms.length === 1),
      fuzzy: (term) => isStemTerm(term) && term.length > 5 && 0.2,
      maxFuzzy: 2,
      weights: { prefix: 0.05, fuzzy: 0.05 },
    },
  })
  let since = performance.now()
  for (const [id, document] of documents.entries()) {
    engine.add({ ...document, id })
    if (performance.now() - since < longestTask) continue
    await nextTask()
    since = performance.now()
  }
  return engine
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
