import { inTurns } from './in-turns.ts'
import { foldWord, wordsIn } from './language/words.ts'

/** For which pages, by their numbers, a word is typed, and how often. */
export type PageCounts = Map<number, number>

/** So many take 7 ms to be read. */
export const wordsAtOnce = 2000

/** What visitors type, word by word, folded. */
export type TypedWords = Map<string, PageCounts>

/**
 * The same in the index, where it is a third of all. Of each word how many letters it shares with the one before, and the others; in the same
 * order the pages of each, a character from `A` on, with the count of more than one: «E4H» is four times page 4, and once page 7.
 */
export interface PackedTypedWords {
  words: string
  pages: string
}

/** Counts in how much of what is typed for each page a word is. */
export function countTypedWords(typed: string[][]): TypedWords {
  const words: TypedWords = new Map()
  for (const [page, searches] of typed.entries())
    for (const search of searches)
      for (const word of new Set(wordsIn(search).map(({ text }) => foldWord(text)))) {
        const pages = words.get(word) ?? new Map<number, number>()
        words.set(word, pages)
        pages.set(page, (pages.get(page) ?? 0) + 1)
      }
  return words
}

/** What is typed for more tells too little to be sent: of 1,000 articles half of the bytes. */
const mostPages = 50

export function packTypedWords(typed: TypedWords): PackedTypedWords {
  const sorted = [...typed]
    .filter(([, counts]) => counts.size <= mostPages)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const words = sorted.map(([word], place) => {
    const shared = sharedLetters(sorted[place - 1]?.[0] ?? '', word)
    return shared.toString(mostShared) + word.slice(shared)
  })
  return { words: words.join(' '), pages: sorted.map(([, counts]) => packCounts(counts)).join(' ') }
}

export async function unpackTypedWords({ words, pages }: PackedTypedWords): Promise<TypedWords> {
  const typed: TypedWords = new Map()
  if (words === '') return typed
  const counts = pages.split(' ')
  let word = ''
  await inTurns(words.split(' ').entries(), wordsAtOnce, ([place, packed]) => {
    word = word.slice(0, Number.parseInt(packed.slice(0, 1), mostShared)) + packed.slice(1)
    typed.set(word, unpackCounts(counts[place] ?? ''))
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

function packCounts(counts: PageCounts): string {
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([page, count]) => String.fromCharCode(firstPage + page) + (count > 1 ? count : ''))
    .join('')
}

function unpackCounts(packed: string): PageCounts {
  const pages = Array.from(packed.matchAll(/(\D)(\d*)/g))
  return new Map(pages.map(([, page = '', count]) => [page.charCodeAt(0) - firstPage, Number(count || 1)]))
}
