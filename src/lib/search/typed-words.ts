import { inTurns } from './in-turns.ts'
import { foldWord, wordsIn } from './language/words.ts'

/**
 * For which pages a word is typed, and how often: a character from `A` on for the number of each, and the count of more than one. «E4H» is
 * four times page 4 and once page 7. It is read where it is needed (`eachCount`): most words nobody asks for.
 */
export type PageCounts = string

/** What visitors type, word by word, folded. */
export type TypedWords = Map<string, PageCounts>

/** The same in the index, where it is a third of all: of each word how many letters it shares with the one before, and the others. */
export interface PackedTypedWords {
  words: string
  /** In the same order. */
  pages: string
}

/** So many take 7 ms to be read. */
export const wordsAtOnce = 2000

/** Counts in how much of what is typed for each page a word is. */
export function countTypedWords(typed: string[][]): TypedWords {
  const words = new Map<string, Map<number, number>>()
  for (const [page, searches] of typed.entries())
    for (const search of searches)
      for (const word of new Set(wordsIn(search).map(({ text }) => foldWord(text)))) {
        const counts = words.get(word) ?? new Map<number, number>()
        words.set(word, counts)
        counts.set(page, (counts.get(page) ?? 0) + 1)
      }
  const telling = [...words].filter(([, counts]) => counts.size <= mostPages)
  return new Map(telling.map(([word, counts]) => [word, writeCounts(counts)]))
}

/** What is typed for more tells too little to be sent: of 1,000 articles half of the bytes. */
const mostPages = 50

export function packTypedWords(typed: TypedWords): PackedTypedWords {
  const sorted = [...typed].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const words = sorted.map(([word], place) => {
    const shared = sharedLetters(sorted[place - 1]?.[0] ?? '', word)
    return shared.toString(mostShared) + word.slice(shared)
  })
  return { words: words.join(' '), pages: sorted.map(([, counts]) => counts).join(' ') }
}

export async function unpackTypedWords({ words, pages }: PackedTypedWords): Promise<TypedWords> {
  const typed: TypedWords = new Map()
  if (words === '') return typed
  const counts = pages.split(' ')
  let word = ''
  await inTurns(words.split(' ').entries(), wordsAtOnce, ([place, packed]) => {
    word = word.slice(0, Number.parseInt(packed.slice(0, 1), mostShared)) + packed.slice(1)
    typed.set(word, counts[place] ?? '')
  })
  return typed
}

/** As many as one digit can say. */
const mostShared = 36

function sharedLetters(one: string, other: string): number {
  let shared = 0
  while (shared < mostShared - 1 && shared < other.length && one[shared] === other[shared]) shared += 1
  return shared
}

const firstPage = 65
const zero = 48

function writeCounts(counts: Map<number, number>): PageCounts {
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([page, count]) => String.fromCharCode(firstPage + page) + (count > 1 ? count : ''))
    .join('')
}

export function eachCount(counts: PageCounts, call: (page: number, count: number) => void): void {
  for (let at = 0; at < counts.length;) {
    const page = counts.charCodeAt(at) - firstPage
    let count = 0
    for (at += 1; at < counts.length && counts.charCodeAt(at) < firstPage; at += 1)
      count = count * 10 + counts.charCodeAt(at) - zero
    call(page, count || 1)
  }
}
