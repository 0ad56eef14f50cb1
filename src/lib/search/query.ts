import { isStopWord } from './stop-words.ts'
import { synonyms } from './synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'
import { foldWord, stemWord, wordsIn } from './words.ts'

/** What one word of a query asks for. */
export interface WantedWord {
  /** As it was typed. */
  text: string
  /** The stems of the site that answer it, and how well: 1 is the word itself. None where the site has nothing like it. */
  stems: Map<string, number>
}

/** More letters and words are no question. */
const most = { letters: 200, words: 12, completions: 24 }

const weights = {
  synonym: 0.8,
  completion: 0.7,
  compound: 0.5,
  typingError: 0.5,
  part: 0.15,
  unknownCompound: 0.5,
}

/** Whether what answers a word with this weight is only a part of it: «Bericht» is no «Monatsbericht». */
export function isOnlyPart(weight: number): boolean {
  return weight <= weights.part
}

/** Reads a query, whose last word may be typed by half. */
export function readQuery(query: string, vocabulary: Vocabulary): WantedWord[] {
  const typed = wordsIn(query.slice(0, most.letters))
    .slice(0, most.words)
    .map(({ text }) => ({ text, word: foldWord(text), stem: stemWord(text) }))
    .filter(({ word }) => word.length > 1 || /\d/.test(word))
  const telling = typed.filter(({ text }) => !isStopWord(text))
  const words = telling.length > 0 ? telling : typed

  const wanted: WantedWord[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words.slice(at))
    const taken = phrase?.length ?? 1
    const rest = words.slice(at, at + taken)
    const isLast = at + taken === words.length
    if (phrase) wanted.push(...readPhrase(rest, phrase.meanings, vocabulary, isLast))
    else wanted.push(...rest.map((word) => readWord(word, vocabulary, isLast)))
    at += taken
  }
  return wanted
}

interface TypedWord {
  text: string
  /** Folded. */
  word: string
  stem: string
}

function readWord({ text, word, stem }: TypedWord, vocabulary: Vocabulary, isLast: boolean): WantedWord {
  const stems = new Map<string, number>()
  const add = (found: string, weight: number) => stems.set(found, Math.max(stems.get(found) ?? 0, weight))
  if (isLast) addCompletions(word, vocabulary, add)
  for (const compound of vocabulary.compoundsWith(stem)) add(compound, weights.compound)
  if (vocabulary.has(stem)) {
    for (const part of vocabulary.partsOf(stem).slice(-1)) add(part, weights.part)
    add(stem, 1)
  }
  if (stems.size > 0) return { text, stems }

  const nearest = word.length > 3 ? vocabulary.similarTo(word, 1) : []
  const parts = vocabulary.partsOf(stem)
  if (nearest.length === 0 && parts.length > 1) {
    for (const part of parts) add(part, weights.unknownCompound)
    return { text, stems }
  }
  if (nearest.length === 0) addCompletions(word, vocabulary, add)
  if (nearest.length === 0 && stems.size === 0 && word.length > 5)
    nearest.push(...vocabulary.similarTo(word, 2))
  for (const found of nearest) add(found, weights.typingError)
  if (stems.size === 0) for (const part of parts) add(part, weights.part)
  return { text, stems }
}

function addCompletions(
  word: string,
  vocabulary: Vocabulary,
  add: (stem: string, weight: number) => void,
): void {
  for (const { stem, length } of vocabulary.startingWith(word).slice(0, most.completions)) {
    add(stem, weights.completion * (word.length / length) ** 0.5)
  }
}

interface Phrase {
  /** How many words were typed. */
  length: number
  /** What the site calls it, in stems: a phrase, or words any of which may stand for it. */
  meanings: string[][]
}

/** What was typed as one word is looked for as it stands, too. */
function readPhrase(
  words: TypedWord[],
  meanings: string[][],
  vocabulary: Vocabulary,
  isLast: boolean,
): WantedWord[] {
  const text = words.map((word) => word.text).join(' ')
  const [word] = words
  const own = word && words.length === 1 ? readKnownWord(word, vocabulary, isLast) : []
  const [phrase = []] = meanings
  const alternatives = phrase.length > 1 ? phrase.map((stem) => [stem]) : [meanings.flat()]
  return alternatives.map((stems) => ({
    text,
    stems: new Map([...stems.map((stem): [string, number] => [stem, weights.synonym]), ...own]),
  }))
}

function readKnownWord(word: TypedWord, vocabulary: Vocabulary, isLast: boolean): Iterable<[string, number]> {
  const isKnown = vocabulary.has(word.stem) || vocabulary.compoundsWith(word.stem).length > 0
  return isKnown ? readWord(word, vocabulary, isLast).stems : []
}

/** The longest phrase with which these words start and that the site calls otherwise. */
function phraseAt(words: TypedWord[]): Phrase | undefined {
  for (let length = Math.min(words.length, longestPhrase); length > 0; length -= 1) {
    const meanings = phrases.get(
      words
        .slice(0, length)
        .map(({ stem }) => stem)
        .join(' '),
    )
    if (meanings) return { length, meanings }
  }
}

const stemsOf = (phrase: string) =>
  wordsIn(phrase)
    .filter(({ text }) => !isStopWord(text))
    .map(({ text }) => stemWord(text))

const phrases = new Map<string, string[][]>()
for (const [own, others] of Object.entries(synonyms)) {
  for (const other of others) {
    const key = stemsOf(other).join(' ')
    phrases.set(key, [...(phrases.get(key) ?? []), stemsOf(own)])
  }
}
const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))
