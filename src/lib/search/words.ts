import { stemmer } from '@orama/stemmers/german'

/** A word and where it stands in its text. */
export interface Word {
  text: string
  start: number
  end: number
}

/** Longer ones are no words, and would take the stemmer and the comparison of spellings their time. */
const mostLetters = 40

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{Letter}\p{Number}\p{Mark}]+/gu), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

/** One form for all spellings of a word: capital or small, with umlauts, with these spelled out or left out, ß or ss. */
export function foldWord(word: string): string {
  return fold(plain(word))
}

/** One form for all inflected forms of a word, folded; with the English plurals that German has not («Reviews»). */
export function stemWord(word: string): string {
  return fold(stemmer(plain(word)).replace(/(?<=[pwy])s$/, ''))
}

function plain(word: string): string {
  return word.slice(0, mostLetters).normalize('NFC').toLowerCase().replaceAll('ß', 'ss')
}

/** The e of «neue», «bauen» and «Frequenz» is none of an umlaut; that «Israel» loses its own does no harm. */
function fold(word: string): string {
  return word
    .replace(/([ao])e|(?<![aeq])(u)e/g, '$1$2')
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
}
