import { fromDialect } from './language/dialect.ts'
import { isStopWord } from './language/stop-words.ts'
import { subjectWeights } from './language/qualifiers.ts'
import { longestPhrase, meaningsOf, otherNames } from './language/other-names.ts'
import type { Vocabulary } from './language/vocabulary.ts'
import { foldWord, namesIn, partedVerb, stemWord, wordsIn, type Name, type Word } from './language/words.ts'

/** What one word of a query asks for. */
interface ReadWord {
  /** As it was typed. */
  text: string
  /** The stems of the site that answer it, and how well: 1 is the word itself. None where the site has nothing like it. */
  stems: Map<string, number>
}

export interface WantedWord extends ReadWord {
  /** How much of what it says counts: less of a qualifier beside a subject. */
  weight: number
}

/** More letters and words are no question. */
const most = { letters: 200, words: 12, completions: 24 }

const weights = {
  synonym: 0.9,
  synonymOfKnown: 0.65,
  otherName: 0.35,
  form: 0.5,
  completion: 0.8,
  completionOfWord: 0.35,
  compound: 0.35,
  typingErrors: { 1: 0.8, 2: 0.4 },
  dialect: 0.7,
  part: 0.08,
  partOfUnknown: 0.4,
  likeness: 0.2,
}

/** Reads a query, whose last word may be typed by half. */
export function readQuery(query: string, vocabulary: Vocabulary): WantedWord[] {
  const words = readWords(query, vocabulary)
  const subject = subjectWeights(words.map(({ text }) => text))
  return words.map((word, place) => ({ ...word, weight: subject[place] ?? 1 }))
}

function readWords(query: string, vocabulary: Vocabulary): ReadWord[] {
  const typed = typedWords(query.slice(0, most.letters), vocabulary)
  const telling = typed.filter(({ text }) => !isStopWord(text))
  if (telling.length === 0) return readFrame(typed, vocabulary)
  const words = telling

  const wanted: ReadWord[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words.slice(at))
    const [word, next] = words.slice(at)
    if (!word) break
    const taken = phrase?.length ?? 1
    const isLast = at + taken === words.length
    if (phrase && taken > 1) {
      const text = words
        .slice(at, at + taken)
        .map((one) => one.text)
        .join(' ')
      wanted.push(...meant(text, phrase.meanings))
    } else {
      const read = readWord(word, vocabulary, isLast)
      // «Lead Generierung» for «Leadgenerierung».
      const previous = words[at - 1]
      for (const [one, other] of [
        [previous, word],
        [word, next],
      ] as const) {
        const joined = one && other && stemWord(one.text + other.text)
        if (joined && vocabulary.has(joined)) for (const { stems } of read) stems.set(joined, 1)
      }
      wanted.push(...read)
    }
    at += taken
  }
  return withoutGuesses(wanted)
}

/** What is like no word is guessed only where nothing else was understood: beside a word that is, a guess would outweigh it. */
function withoutGuesses(wanted: ReadWord[]): ReadWord[] {
  const isGuess = ({ stems }: ReadWord) => [...stems.values()].every((level) => level <= weights.likeness)
  if (wanted.every(isGuess)) return wanted
  return wanted.map((word) => (isGuess(word) ? { ...word, stems: new Map() } : word))
}

/** A question that says nothing else may be a phrase («wo seid ihr»), and its last word may become one. */
function readFrame(typed: TypedWord[], vocabulary: Vocabulary): ReadWord[] {
  const phrase = phraseAt(typed)
  const last = typed.at(-1)
  if (phrase) return meant(typed.map(({ text }) => text).join(' '), phrase.meanings)
  return last ? [{ text: last.text, stems: completions(last, vocabulary, weights.completion) }] : []
}

interface TypedWord {
  text: string
  /** Folded. */
  word: string
  stem: string
}

function typedWords(query: string, vocabulary: Vocabulary): TypedWord[] {
  const words = wordsIn(query)
  const verb = partedVerb(words)
  const names = namesIn(query).filter((name) => isKnownName(name, vocabulary))
  const isOfName = ({ start }: Word) => names.some((name) => start >= name.start && start < name.end)
  return [...names, ...words.filter((word) => !isOfName(word))]
    .toSorted((one, other) => one.start - other.start)
    .map((word) => (verb && word === words[1] ? verb : word.text))
    .map((text) => ({ text, word: foldWord(text), stem: stemWord(text) }))
    .filter(({ word }) => word.length > 1 || /\d/.test(word))
    .slice(0, most.words)
}

/** «local.ch» and «e-mail» are names; «Cookie-Banner» is looked for by its words. */
function isKnownName({ text, words, hasPoint }: Name, vocabulary: Vocabulary): boolean {
  const isName = hasPoint || words.some((part) => part.text.length < 3)
  return isName && vocabulary.startingWith(foldWord(text)).length > 0
}

/** One word, or for a compound that the site does not have its parts. */
function readWord({ text, word, stem }: TypedWord, vocabulary: Vocabulary, isLast: boolean): ReadWord[] {
  const known = readStem(text, stem, 1, vocabulary)
  if (isLast) {
    const weight = vocabulary.has(stem) ? weights.completionOfWord : weights.completion
    for (const [whole, worth] of completions({ text, word, stem }, vocabulary, weight))
      for (const { stems } of known) raise(stems, whole, worth)
  }
  if (known.some(({ stems }) => stems.size > 0)) return known

  const parts = vocabulary.partsOf(stem)
  if (parts.length > 1)
    return parts.flatMap((part) => readStem(text, part, weights.partOfUnknown, vocabulary))
  const standard = fromDialect(word).flatMap(
    (form) => vocabulary.stemOf(form) ?? vocabulary.stemOf(stemWord(form)) ?? [],
  )
  if (standard.length > 0) return readAny(text, standard, weights.dialect, vocabulary)
  for (const edits of [1, 2] as const) {
    const nearest = word.length > 1 + 2 * edits ? vocabulary.similarTo(word, edits) : []
    if (nearest.length > 0) return readAny(text, nearest, weights.typingErrors[edits], vocabulary)
  }
  if (parts.length > 0) return readAny(text, parts, weights.likeness, vocabulary)
  return readAny(text, vocabulary.likeTo(word), weights.likeness, vocabulary)
}

function completions({ word }: TypedWord, vocabulary: Vocabulary, weight: number): Map<string, number> {
  const stems = new Map<string, number>()
  for (const { stem, length } of vocabulary.startingWith(word).slice(0, most.completions))
    raise(stems, stem, weight * (word.length / length) ** 0.5)
  return stems
}

/** Any of these stems: where it is one, by its other names, too. */
function readAny(text: string, stems: string[], weight: number, vocabulary: Vocabulary): ReadWord[] {
  const [only, ...others] = stems
  if (only !== undefined && others.length === 0) return readStem(text, only, weight, vocabulary)
  const all = new Map<string, number>()
  for (const stem of stems) {
    raise(all, stem, weight)
    for (const [meaning, ...more] of meaningsOf(stem))
      if (meaning && more.length === 0) raise(all, meaning, weight * weights.synonym)
  }
  return [{ text, stems: all }]
}

/** A stem, its forms and compounds, and what the site calls it: a phrase is several words. */
function readStem(text: string, stem: string, weight: number, vocabulary: Vocabulary): ReadWord[] {
  const stems = new Map<string, number>()
  for (const compound of vocabulary.compoundsWith(stem)) raise(stems, compound, weight * weights.compound)
  for (const form of vocabulary.formsOf(stem)) raise(stems, form, weight * weights.form)
  for (const name of otherNames(stem))
    if (vocabulary.has(name)) raise(stems, name, weight * weights.otherName)
  if (vocabulary.has(stem)) {
    for (const part of vocabulary.partsOf(stem).slice(-1)) raise(stems, part, weight * weights.part)
    raise(stems, stem, weight)
  }
  return meant(
    text,
    meaningsOf(stem),
    stems,
    weight * (vocabulary.uses(stem) ? weights.synonymOfKnown : weights.synonym),
  )
}

/** What a phrase is called on the site: every word of its first meaning, or any of its meanings if these are words. */
function meant(
  text: string,
  meanings: string[][],
  own = new Map<string, number>(),
  weight = weights.synonym,
): ReadWord[] {
  const [phrase = []] = meanings
  const alternatives = phrase.length > 1 ? phrase.map((stem) => [stem]) : [meanings.flat()]
  return alternatives.map((names) => {
    const stems = new Map(own)
    for (const name of names) raise(stems, name, weight)
    return { text, stems }
  })
}

function raise(stems: Map<string, number>, stem: string, weight: number): void {
  stems.set(stem, Math.max(stems.get(stem) ?? 0, weight))
}

interface Phrase {
  /** How many words were typed. */
  length: number
  meanings: string[][]
}

/** The longest phrase with which these words start and that the site calls otherwise. */
function phraseAt(words: TypedWord[]): Phrase | undefined {
  for (let length = Math.min(words.length, longestPhrase); length > 1; length -= 1) {
    const meanings = meaningsOf(
      words
        .slice(0, length)
        .map(({ stem }) => stem)
        .join(' '),
    )
    if (meanings.length > 0) return { length, meanings }
  }
}
