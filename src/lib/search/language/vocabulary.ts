import { append } from '../append.ts'
import { createSimilarity } from './similarity.ts'
import { isFoldedStopWord } from './stop-words.ts'
import { foldWord, stemWord } from './words.ts'

/** The words of the site, and how they belong together. */
export interface Vocabulary {
  has: (stem: string) => boolean
  /** Whether the site itself has it. */
  uses: (stem: string) => boolean
  /** The stem of a folded word, if the site has it. */
  stemOf: (word: string) => string | undefined
  /** The stems of the words that start with these letters, the shortest word first. */
  startingWith: (letters: string) => { stem: string; length: number }[]
  /** Other forms of a verb: «gekauft» and «kauft» of «kaufen». */
  formsOf: (stem: string) => string[]
  /** «Branchenverzeichnis» of «Verzeichnis». */
  compoundsWith: (stem: string) => string[]
  /** «Branche» and «Verzeichnis» of «Branchenverzeichnis», also where the site does not have the latter; else the part at its end. */
  partsOf: (stem: string) => string[]
  /** The stems of the words that share most with one that is like none. */
  likeTo: (word: string) => string[]
  /** The stems of the words with the fewest typing errors, if at most so many. */
  similarTo: (word: string, mostEdits: number) => string[]
}

/** Shorter ones are found by chance in other words. */
const leastLetters = 4
const leastOfFirst = 3

const leastShared = 0.4
const mostAlike = 4

/** What makes a verb, a noun or an adjective of the same root. */
const derivations = 't isch schaft lich'.split(' ')
const derived = new RegExp(`(?<=.{4})(${derivations.join('|')})$`)

/** What stands at the end of a word makes another word of it: «ernsthaft» is no «Haft». */
const suffixes = new Set('haft schaft keit heit bar los sam lich isch'.split(' '))

/** What stands before a verb makes another verb: «stattfinden» is not «finden». */
const particles = new Set(
  'ab an auf aus be bei ein ent er fest fort ge her heraus hin los miss mit nach statt uber um un unter ver vor voraus weg wieder zer zu zuruck zusammen'.split(
    ' ',
  ),
)

/** «uns» is no part of «Kündigunsfrist». */
function isNoPart(word: string): boolean {
  return particles.has(word) || isFoldedStopWord(word)
}

/**
 * @param own the stem of each folded word of the site
 * @param aliases words for something that the site calls otherwise
 */
export function createVocabulary(own: Map<string, string>, aliases: string[] = []): Vocabulary {
  const stems = new Map([
    ...aliases.map((word): [string, string] => [foldWord(word), stemWord(word)]),
    ...own,
  ])
  const words = [...stems.keys()].toSorted()
  const known = new Set(stems.values())
  const used = new Set(own.values())
  const stemOf = (letters: string) => (known.has(letters) ? letters : stems.get(letters))
  const similarWords = createSimilarity([...new Set([...words, ...known])])

  /** The fewest words of the site that make up another, the first one as long as can be. */
  function split(stem: string): string[] | undefined {
    for (let at = stem.length - leastLetters; at >= leastOfFirst; at -= 1) {
      const first = stemOf(stemWord(stem.slice(0, at)))
      if (first === undefined || first.length < leastOfFirst || isNoPart(stem.slice(0, at))) continue
      const head = stem.slice(at)
      if (suffixes.has(head)) continue
      const rest = known.has(head) ? [head] : split(head)
      if (rest) return [first, ...rest]
    }
    return undefined
  }

  const parted = new Map<string, string[]>()
  function partsOf(stem: string): string[] {
    const parts = parted.get(stem) ?? findParts(stem)
    parted.set(stem, parts)
    return parts
  }

  function findParts(stem: string): string[] {
    const parts = split(stem)
    if (parts) return parts
    for (let at = leastOfFirst; at < stem.length - leastLetters; at += 1) {
      const head = stem.slice(at)
      if (known.has(head) && !suffixes.has(head)) return particles.has(stem.slice(0, at)) ? [] : [head]
    }
    for (let to = stem.length - 2; to > leastLetters; to -= 1) {
      const first = stemOf(stemWord(stem.slice(0, to)))
      if (first !== undefined && first.length > leastLetters) return [first]
    }
    return []
  }

  const compounds = new Map<string, string[]>()
  function compoundsOf(stem: string): string[] {
    const found =
      compounds.get(stem) ??
      [...known].filter((other) => other !== stem && other.includes(stem) && partsOf(other).includes(stem))
    compounds.set(stem, found)
    return found
  }

  return {
    has: (stem) => known.has(stem),
    uses: (stem) => used.has(stem),
    stemOf,
    partsOf,
    formsOf(stem) {
      const roots = new Set([stem, stem.replace(derived, ''), stem.replace(/^ge(.{4,})t$/, '$1')])
      const forms = [...roots].flatMap((root) => [
        root,
        `ge${root}t`,
        ...derivations.map((end) => root + end),
      ])
      return [...new Set(forms)].filter((form) => form !== stem && form.length > 3 && known.has(form))
    },
    likeTo: createLikeness(words, stemOf),
    compoundsWith(stem) {
      if (known.has(stem) || stem.length <= leastLetters) return compoundsOf(stem)
      return [...known].filter((candidate) => candidate.endsWith(stem))
    },
    startingWith(letters) {
      const from = firstFrom(words, letters)
      return words
        .slice(from, firstFrom(words, `${letters}\uFFFF`))
        .map((word) => ({ stem: stemOf(word) ?? word, length: word.length }))
        .toSorted((one, other) => one.length - other.length)
    },
    similarTo: (word, mostEdits) => [
      ...new Set(similarWords(word, mostEdits).map((found) => stemOf(found) ?? found)),
    ],
  }
}

/** Finds the words that share the most groups of three letters with one, if these are a third of both. */
function createLikeness(words: string[], stemOf: (word: string) => string | undefined) {
  const groups = new Map<string, string[]>()
  return (word: string): string[] => {
    if (groups.size === 0)
      for (const known of words) for (const group of groupsOf(known)) append(groups, group, known)
    const shared = new Map<string, number>()
    const own = groupsOf(word)
    for (const group of own)
      for (const known of groups.get(group) ?? []) shared.set(known, (shared.get(known) ?? 0) + 1)
    return [...shared]
      .map(([known, count]) => ({ known, share: (2 * count) / (own.size + known.length) }))
      .filter(({ share }) => share >= leastShared)
      .toSorted((one, other) => other.share - one.share)
      .slice(0, mostAlike)
      .map(({ known }) => stemOf(known) ?? known)
  }
}

function groupsOf(word: string): Set<string> {
  const padded = ` ${word} `
  return new Set(Array.from(word, (_, at) => padded.slice(at, at + 3)))
}

/** The index of the first of the sorted words that is not before these letters. */
function firstFrom(words: string[], letters: string): number {
  let from = 0
  let to = words.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((words[middle] ?? '') < letters) from = middle + 1
    else to = middle
  }
  return from
}
