import { editDistance } from './edit-distance.ts'
import { isStopWord } from './stop-words.ts'
import { foldedWords, remember, stemFolded } from './words.ts'

const fieldBoost = { title: 2.7, description: 1.5, questions: 2, headings: 1, text: 0.35, typed: 4 }

type Field = keyof typeof fieldBoost

const fields: Field[] = ['title', 'description', 'questions', 'headings', 'text', 'typed']

/** A document of the index: a page, a glossary term or a tool. */
export interface Document extends Record<Field, string[]> {
  kind: keyof typeof kindBoost
}

/** Terms and tools have two short fields only, so they need more. */
const kindBoost = { page: 1, term: 1.7, tool: 3 }

const termBoost = { stem: 8, similar: 0.4, letters: 1 }

/** The parameters k1 and b of BM25: how much it counts that a word is repeated, and that a field is long. */
const [repetition, lengthShare] = [6, 0.3]

/** How long the engine reads before it yields to the browser, in ms. */
const longestTask = 8

interface Match {
  /** The index of the document. */
  id: number
  score: number
  /** How many words and groups of letters of the query it has. */
  terms: number
  /** Which words of the query it has. */
  words: Set<string>
}

interface Found {
  /** Best first. */
  matches: Match[]
  /** Words of the documents, each with the word of the query that it stands for. */
  words: Map<string, string>
}

/** A word of the documents, with the ids of those that have it: an id for each time. */
interface Word {
  text: string
  ids: Partial<Record<Field, number[]>>
}

/**
 * A full-text search; all words are folded. It only notes where each word stands. The terms of a query, which are stems and groups of four letters, are
 * looked up among the words when it comes. An index of all terms would keep a phone busy for seconds.
 */
export async function createEngine(documents: Document[]): Promise<(asked: string[]) => Found> {
  const { words, lengths } = await readWords(documents)
  const marked = words.map((word) => ({ word, text: `^${word.text}$` }))

  /** The BM25 scores of the documents that have one of these words. */
  function scoresOf(found: Word[], searched = fields): Map<number, number> {
    const scores = new Map<number, number>()
    for (const field of searched) {
      const counts = new Map<number, number>()
      for (const { ids } of found)
        for (const id of ids[field] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
      const average = lengths[field].reduce((sum, length) => sum + length, 0) / documents.length
      const rarity = Math.log(1 + (documents.length - counts.size + 0.5) / (counts.size + 0.5))
      for (const [id, count] of counts) {
        const long = 1 - lengthShare + (lengthShare * (lengths[field][id] ?? 0)) / average
        const score = (rarity * count * (repetition + 1)) / (count + repetition * long)
        scores.set(id, (scores.get(id) ?? 0) + fieldBoost[field] * score)
      }
    }
    return scores
  }

  const labels = fields.filter((field) => field !== 'text')

  /** Finds compounds, typing errors and half-typed words. In running text it would find too much. */
  const byLetters = remember((letters) =>
    scoresOf(
      marked.filter(({ text }) => text.includes(letters)).map(({ word }) => word),
      labels,
    ),
  )

  const byWord = remember((asked) => {
    const stem = stemFolded(asked)
    // Two letters begin many words, and stemming is slow.
    const isSame = (text: string) => (stem.length > 2 ? stemFolded(text) === stem : text === asked)
    const same: Word[] = []
    const similar: Word[] = []
    for (const word of words.filter(({ text }) => text.startsWith(asked.slice(0, 2)))) {
      if (word.text.startsWith(stem)) (isSame(word.text) ? same : similar).push(word)
      else if (stem.length > 4 && isMisspelt(stemFolded(word.text), stem)) similar.push(word)
    }
    return { same, similar, bySame: scoresOf(same), bySimilar: scoresOf(similar) }
  })

  return (asked) => {
    const matches = new Map<number, Match>()
    const found = new Map<string, string>()

    function add(scores: Map<number, number>, boost: number, word?: string) {
      for (const [id, score] of scores) {
        const match = matches.get(id) ?? { id, score: 0, terms: 0, words: new Set() }
        matches.set(id, match)
        match.score += score * boost
        if (!word || !match.words.has(word)) match.terms += 1
        if (word) match.words.add(word)
      }
    }

    for (const word of asked) {
      const { same, similar, bySame, bySimilar } = byWord(word)
      add(bySame, termBoost.stem, word)
      for (const { text } of same) found.set(text, word)
      // A single letter begins many words.
      if (word.length > 1 || asked.length === 1) {
        add(bySimilar, termBoost.similar, word)
        for (const { text } of similar) found.set(text, word)
      }
      for (const letters of lettersOf(`^${word}$`)) add(byLetters(letters), termBoost.letters)
    }
    for (const match of matches.values())
      match.score *= match.terms * kindBoost[documents[match.id]?.kind ?? 'page']
    return { matches: [...matches.values()].toSorted((one, other) => other.score - one.score), words: found }
  }
}

/** Reads the documents in slices, so that the page stays responsive. */
async function readWords(documents: Document[]) {
  const words = new Map<string, Word>()
  const lengths = { title: [], description: [], questions: [], headings: [], text: [], typed: [] } as Record<
    Field,
    number[]
  >
  let since = 0
  for (const [id, document] of documents.entries()) {
    if (performance.now() - since > longestTask) {
      await nextTask()
      since = performance.now()
    }
    for (const field of fields) {
      const read = document[field].flatMap(foldedWords)
      lengths[field].push(new Set(read).size)
      for (const text of read) {
        if (field !== 'typed' && isStopWord(text)) continue
        const word = words.get(text) ?? { text, ids: {} }
        words.set(text, word)
        ;(word.ids[field] ??= []).push(id)
      }
    }
  }
  return { words: [...words.values()], lengths }
}

function isMisspelt(stem: string, asked: string): boolean {
  const most = asked.length < 7 ? 1 : 2
  return Math.abs(stem.length - asked.length) <= most && editDistance(stem, asked) <= most
}

/** «^link$» has «^lin», «link», «ink$». */
function lettersOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(at, at + 4))
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
