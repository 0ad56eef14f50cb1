import { stemmer } from '@orama/stemmers/german'

/** A word and where it stands in its text. */
export interface Word {
  text: string
  start: number
  end: number
}

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

/** Longer ones are no words, and would take the stemmer its time. */
const mostLetters = 40

/** One form for all spellings of a word: capital or small, with umlauts, with these spelled out or left out, ß or ss. */
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

/** The same words stand in many texts, and the stemmer takes its time: kept by their folded form. */
const stems = new Map<string, string>()

/** The stem of a folded word. With the English plurals that German has not («Reviews»), and the verbs that the stemmer leaves («findet», «kostet»). */
export function stemFolded(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = stemmer(word).replace(/(?<=[pwy])s$|(?<=..[dt])et$/, '')
  stems.set(word, stem)
  return stem
}

/** One form for all inflected forms and spellings of a word. */
export function stemWord(word: string): string {
  return stemFolded(foldWord(word))
}
