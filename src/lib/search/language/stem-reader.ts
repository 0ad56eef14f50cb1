import { isFoldedStopWord } from './stop-words.ts'
import { foldWord, namesIn, stemFolded, wordsIn } from './words.ts'

/** Reads the stems of texts, each word once, and keeps what it has seen. */
export function createStemReader() {
  const stems = new Map<string, string>()
  const known = new Map<string, string | null>()
  /** How many more times a stem was written with a capital letter than without. */
  const capitals = new Map<string, number>()

  function stemOf(word: string): string | null {
    const read = known.get(word)
    if (read !== undefined) return read
    const stem = stemOfFolded(foldWord(word))
    known.set(word, stem)
    return stem
  }

  function stemOfFolded(word: string): string | null {
    const stem = stems.get(word) ?? (isFoldedStopWord(word) ? null : stemFolded(word))
    if (stem !== null) stems.set(word, stem)
    return stem
  }

  return {
    /** The stem of each folded word. */
    stems,
    /** The stem of a folded word, none of one that says nothing. */
    stem: stemOfFolded,
    read: (text: string): string[] =>
      [...wordsIn(text), ...namesIn(text)].flatMap(({ text: word }) => {
        const stem = stemOf(word)
        if (stem === null) return []
        capitals.set(stem, (capitals.get(stem) ?? 0) + (/^\p{Ll}/u.test(word) ? -1 : 1))
        return stem
      }),
    nouns: () => new Set([...capitals].filter(([, balance]) => balance > 0).map(([stem]) => stem)),
  }
}
