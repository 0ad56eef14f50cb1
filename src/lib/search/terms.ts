import { isStopWord } from './stop-words.ts'
import { foldWord, stemFolded, wordsIn } from './words.ts'

export function stemWord(word: string): string {
  return known(word).stem
}

/** The stem of a word in a field. Stop words are kept in queries, for questions such as «wo seid ihr». */
export function stemInField(word: string, field?: string): string | false {
  const { stem, isStop } = known(word)
  return (!isStop || field === 'typed') && stem
}

/** The groups of four letters of a word. «Links» has «^lin», «link», «inks» and «nks$». */
export function groupsOf(word: string): string[] {
  const marked = `^${known(word).folded}$`
  return Array.from({ length: Math.max(0, marked.length - 3) }, (_, at) => marked.slice(at, at + 4))
}

/** The groups of a word in a field. Running text has none. */
export function groupsInField(word: string, field?: string): string[] {
  const isLeftOut = field === 'text' || (known(word).isStop && field !== 'typed')
  return isLeftOut ? [] : groupsOf(word)
}

/** The distinct words of a query without stop words; all of them if it has only stop words. */
export function wordsOfQuery(query: string): string[] {
  const words = new Map(wordsIn(query).map(({ text }) => [foldWord(text), text]))
  const telling = [...words].filter(([folded]) => !isStopWord(folded))
  return (telling.length > 0 ? telling : [...words]).map(([, text]) => text)
}

interface Known {
  folded: string
  stem: string
  isStop: boolean
}

/** A cache, because the same words occur in many texts and stemming is slow. */
const knownWords = new Map<string, Known>()

function known(word: string): Known {
  const before = knownWords.get(word)
  if (before) return before
  const folded = foldWord(word)
  const read = { folded, stem: stemFolded(folded), isStop: isStopWord(folded) }
  knownWords.set(word, read)
  return read
}
