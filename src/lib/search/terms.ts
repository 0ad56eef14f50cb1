import { isStopWord } from './stop-words.ts'
import { foldWord, stemFolded, wordsIn } from './words.ts'

/**
 * The terms under which MiniSearch finds a word: its stem, marked by «=», and its groups of four letters, which find compounds, typing errors and
 * half-typed words. «Links» has «=link», «^lin», «link», «inks» and «nks$».
 */
export function termsOf(word: string): string[] {
  return known(word).terms
}

/**
 * The terms of a word in a field. Running text gets the stem only. Stop words are kept in queries, for questions such as «wo seid ihr».
 */
export function termsInField(word: string, field?: string): string[] {
  const { terms, isStop } = known(word)
  if (isStop && field !== 'typed') return []
  return field === 'text' ? terms.slice(0, 1) : terms
}

export function stemWord(word: string): string {
  return known(word).stem
}

export function stemTerm(word: string): string {
  return `=${stemWord(word)}`
}

export function isStemTerm(term: string): boolean {
  return term.startsWith('=')
}

export function stemOfTerm(term: string): string {
  return term.slice(1)
}

/** The distinct words of a query without stop words; all of them if it has only stop words. */
export function wordsOfQuery(query: string): string[] {
  const words = new Map(wordsIn(query).map(({ text }) => [foldWord(text), text]))
  const telling = [...words].filter(([folded]) => !isStopWord(folded))
  return (telling.length > 0 ? telling : [...words]).map(([, text]) => text)
}

interface Known {
  stem: string
  /** The term of the stem comes first. */
  terms: string[]
  isStop: boolean
}

/** A cache, because the same words occur in many texts and stemming is slow. */
const knownWords = new Map<string, Known>()

function known(word: string): Known {
  const before = knownWords.get(word)
  if (before) return before
  const folded = foldWord(word)
  const stem = stemFolded(folded)
  const read = { stem, terms: [`=${stem}`, ...lettersOf(`^${folded}$`)], isStop: isStopWord(folded) }
  knownWords.set(word, read)
  return read
}

function lettersOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(at, at + 4))
}
