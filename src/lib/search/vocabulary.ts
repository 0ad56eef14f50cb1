import { createSimilarity } from './similarity.ts'
import { stemWord } from './words.ts'

/** The words of the site, and how they belong together. */
export interface Vocabulary {
  has: (stem: string) => boolean
  /** The stems of the words that start with these letters, the shortest word first. */
  startingWith: (letters: string) => { stem: string; length: number }[]
  /** «Branchenverzeichnis» of «Verzeichnis», «gekauft» of «kaufen». */
  compoundsWith: (stem: string) => string[]
  /** «Verzeichnis» of «Branchenverzeichnis», also where the site does not have the latter. */
  partsOf: (stem: string) => string[]
  /** The stems of the words with the fewest typing errors, if at most so many. */
  similarTo: (word: string, mostEdits: number) => string[]
}

/** Shorter ones are found by chance in other words. */
const leastLetters = 4

/** @param stems the stem of each folded word of the site */
export function createVocabulary(stems: Map<string, string>): Vocabulary {
  const words = [...stems.keys()].toSorted()
  const known = new Set(stems.values())
  const stemOf = (letters: string) => (known.has(letters) ? letters : (stems.get(letters) ?? letters))

  /** The parts at which a word can be split so that the site has both, else the last part that it has. */
  function partsOf(stem: string): string[] {
    const [, participle = ''] = /^ge(.{3,})t$/.exec(stem) ?? []
    if (known.has(participle)) return [participle]
    let last: string[] = []
    for (let at = leastLetters - 1; at <= stem.length - leastLetters; at += 1) {
      const head = stem.slice(at)
      if (!known.has(head)) continue
      const first = stemWord(stem.slice(0, at))
      if (known.has(first)) return [first, head]
      if (head.length > leastLetters && last.length === 0) last = [head]
    }
    return last
  }

  const compounds = new Map<string, string[]>()
  for (const stem of known) {
    for (const part of partsOf(stem)) {
      const listed = compounds.get(part)
      if (listed) listed.push(stem)
      else compounds.set(part, [stem])
    }
  }

  const similarWords = createSimilarity([...new Set([...words, ...known])])

  return {
    has: (stem) => known.has(stem),
    partsOf,
    compoundsWith(stem) {
      if (known.has(stem) || stem.length <= leastLetters) return compounds.get(stem) ?? []
      return [...known].filter((candidate) => candidate.endsWith(stem))
    },
    startingWith(letters) {
      const from = firstFrom(words, letters)
      return words
        .slice(from, firstFrom(words, `${letters}\uFFFF`))
        .map((word) => ({ stem: stemOf(word), length: word.length }))
        .toSorted((one, other) => one.length - other.length)
    },
    similarTo: (word, mostEdits) => [...new Set(similarWords(word, mostEdits).map(stemOf))],
  }
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
