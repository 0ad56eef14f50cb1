import { stemmer } from '@orama/stemmers/german'

export interface Word {
  text: string
  start: number
  end: number
}

const pattern = /[\p{L}\p{N}\p{M}]+/gu

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

export const foldedWords = remember((text) => text.match(pattern)?.map(foldWord) ?? [])

/** Longer ones are no words, and slow to stem. */
const mostLetters = 40

/** Normalises the spelling of a word: case, umlauts (ä, ae or a), ß. */
export const foldWord = remember((word) =>
  word
    .slice(0, mostLetters)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // The e of «neue», «bauen» and «Frequenz» is none of an umlaut; that «Israel» loses its own does no harm.
    .replace(/([ao])e|(?<![aeq])(u)e/g, '$1$2')
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, ''),
)

/** The stem of a folded word. Handles English plurals («Reviews») and verbs that the stemmer misses («findet», «kostet»). */
export const stemFolded = remember((word) => stemmer(word).replace(/(?<=[pwy])s$|(?<=..[dt])et$/, ''))

/** The same words and texts are read again and again. */
export function remember<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = read(text)
    known.set(text, result)
    return result
  }
}
