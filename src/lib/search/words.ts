import { stemmer } from '@orama/stemmers/german'

export interface Word {
  text: string
  start: number
  end: number
}

const pattern = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text. Four times as fast as `wordsIn`. */
export function wordTexts(text: string): string[] {
  return text.match(pattern) ?? []
}

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

/** Longer ones are no words, and slow to stem. */
const mostLetters = 40

/** Normalises the spelling of a word: case, umlauts (ä, ae or a), ß. */
export function foldWord(word: string): string {
  return (
    word
      .slice(0, mostLetters)
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      // The e of «neue», «bauen» and «Frequenz» is none of an umlaut; that «Israel» loses its own does no harm.
      .replace(/([ao])e|(?<![aeq])(u)e/g, '$1$2')
      .normalize('NFD')
      .replace(/\p{Mark}+/gu, '')
  )
}

/** The stem of a folded word. Handles English plurals («Reviews») and verbs that the stemmer misses («findet», «kostet»). */
export function stemFolded(word: string): string {
  return stemmer(word).replace(/(?<=[pwy])s$|(?<=..[dt])et$/, '')
}
