import MiniSearch from 'minisearch'
import { isStemTerm, termsInField, termsOf, wordsOfQuery } from './terms.ts'
import { wordsIn } from './words.ts'

/** How much each text of a page or an entry says of what that is about. */
const boost = { title: 2.7, description: 1.2, questions: 2, headings: 1, text: 0.35, typed: 4 }

/** What is one result, as the texts that it is found by. */
export interface Document extends Record<keyof typeof boost, string> {
  kind: keyof typeof kindBoost
}

/** A term of the glossary and a tool have two short texts each, and little else that speaks for them. */
const kindBoost = { page: 1, term: 1.7, tool: 3 }

/** A whole word says more than each of its groups of letters. */
const stemBoost = 8

/** The browser answers the visitor after so many ms. On a slow phone what comes next may take four times as long as here. */
const longestTask = 8

/** MiniSearch over the documents, which are known by their places. It is filled in pieces, so that the page answers in between. */
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
      // What is half typed or misspelled is found by its groups of letters; this tells which words it stands for.
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

/** After what waits already: a timer would come 4 ms late from the fifth on. */
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
