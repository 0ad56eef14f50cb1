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
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

/** Words that a point or a hyphen joins to one: «local.ch», «JSON-LD», and of «E-Mail-Adresse» also «E-Mail». */
export interface Name extends Word {
  /** Without points and hyphens. */
  text: string
  words: Word[]
  hasPoint: boolean
}

export function namesIn(text: string): Name[] {
  const chains = text.matchAll(/[\p{L}\p{N}\p{M}]+(?:[.-](?=\p{L})[\p{L}\p{N}\p{M}]+)+/gu)
  return Array.from(chains).flatMap(({ 0: chain, index }) => {
    const words = wordsIn(chain).map((word) => ({
      ...word,
      start: word.start + index,
      end: word.end + index,
    }))
    const hasPoint = chain.includes('.')
    const nameOf = (parts: Word[]): Name => ({
      text: parts.map((part) => part.text).join(''),
      start: parts[0]?.start ?? index,
      end: parts.at(-1)?.end ?? index,
      words: parts,
      hasPoint,
    })
    const pairs = words.length > 2 ? words.slice(1).map((_, at) => words.slice(at, at + 2)) : []
    return [words, ...pairs].map(nameOf)
  })
}

/**
 * The verb of a question whose first syllable stands at its end: «anmelde» of «Wie melde ich meine Website an?». A question has its verb
 * second.
 */
export function partedVerb(words: Word[]): string | undefined {
  const [verb, particle] = [words[1]?.text ?? '', words.at(-1)?.text ?? '']
  return words.length > 3 && parting.has(particle) ? particle + verb : undefined
}

const parting = new Set(
  'ab an auf aus ein her hin los mit nach um vor weg weiter zu zurück zusammen'.split(' '),
)

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

/**
 * One form for all inflected forms of a word, folded first, so that each spelling has the same. With the English plurals that German has
 * not («Reviews»), and the verbs that the stemmer leaves («findet», «kostet»).
 */
export function stemWord(word: string): string {
  return stemFolded(foldWord(word))
}

export function stemFolded(word: string): string {
  return stemmer(word).replace(/(?<=[pwy])s$|(?<=..[dt])et$/, '')
}
