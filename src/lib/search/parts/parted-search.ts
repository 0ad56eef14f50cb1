import { findPages, resultOf, type SearchOptions, type SearchResult } from '../find-pages.ts'
import { aliases } from '../language/other-names.ts'
import { createVocabulary, type Vocabulary } from '../language/vocabulary.ts'
import { foldWord, stemFolded, stemWord, wordsIn } from '../language/words.ts'
import { readQuery } from '../query.ts'
import type { PartedIndex } from '../search-index.ts'
import type { SearchedPage } from '../searched-pages.ts'
import { createTypedFor, type TypedFor } from '../typed-for.ts'
import { unpackTypedWords } from '../typed-words.ts'
import type { Label, StemPlaces, WordIndex } from '../word-index.ts'
import { unpackStem, type PackedWords } from './packed-words.ts'
import { partOf } from './part-names.ts'

/** Loads what an index names, by its number. */
export interface PartLoader {
  words: (part: number) => Promise<PackedWords>
  page: (page: number) => Promise<SearchedPage>
}

/** Answers once what the query needs has come; given up where the signal says so. */
export type AwaitedSearch = (
  query: string,
  options: SearchOptions,
  signal?: AbortSignal,
) => Promise<SearchResult[]>

/** How long nobody types before something is loaded, in ms. */
const typingPause = 150

/** More words are no question. */
const mostWords = 12

/** So many parts are loaded for what a query may mean besides its words. */
const mostParts = 8

/** A search over an index that is loaded by parts: those of the words that are typed, and the pages that are found. */
export function createPartedSearch(index: PartedIndex, load: PartLoader): AwaitedSearch {
  const words = createGrowingWords(index)
  const numbers = new Map(index.names.split(' ').map((name, number) => [name, number]))
  const parts = new Map<number, Promise<void>>()
  const pages = new Map<number, Promise<SearchedPage>>()

  const bringPart = (part: number) => remembered(parts, part, async () => words.add(await load.words(part)))
  const bringPage = (page: number) => remembered(pages, page, () => load.page(page))

  async function bringWords(query: string, signal?: AbortSignal): Promise<void> {
    const needed = partsFor(query, words.index, numbers)
    if (needed.some((part) => !parts.has(part))) await pause(signal)
    await Promise.all(needed.map(bringPart))
  }

  let typedFor: Promise<TypedFor> | undefined
  return async (query, options, signal) => {
    typedFor ??= readTyped(index)
    await bringWords(query, signal)
    // The words that have come may tell what is meant.
    await bringWords(query, signal)
    const { wanted, found } = findPages(
      query,
      { ...words.index, typedFor: await typedFor },
      index.topics,
      options,
    )
    return Promise.all(found.map(async (ranked) => resultOf(ranked, await bringPage(ranked.page), wanted)))
  }
}

async function readTyped({ typed, pageCount }: PartedIndex): Promise<TypedFor> {
  return createTypedFor(await unpackTypedWords(typed), pageCount)
}

/** The parts with the words of the query, and with those that come next to them. */
function partsFor(
  query: string,
  { vocabulary }: Pick<WordIndex, 'vocabulary'>,
  numbers: ReadonlyMap<string, number>,
): number[] {
  const typed = wordsIn(query)
    .slice(0, mostWords)
    .flatMap(({ text }) => [foldWord(text), stemWord(text)])
  const meant = readQuery(query, vocabulary)
    .flatMap(({ stems }) => [...stems])
    .toSorted(([, one], [, other]) => other - one)
    .map(([stem]) => stem)
  const partsOf = (words: string[]) => [...new Set(words.flatMap((word) => partOf(word, numbers) ?? []))]
  return [...new Set([...partsOf(typed), ...partsOf(meant).slice(0, mostParts)])]
}

/** An index of the words of the parts that have come. */
function createGrowingWords({ words, pageCount }: PartedIndex) {
  const stemOf = new Map(words.split(' ').map((word) => [word, stemFolded(word)]))
  const stems = new Map<string, StemPlaces>()
  const labels = new Map<number, Label>()
  let vocabulary: Vocabulary | undefined
  return {
    index: {
      stems,
      pageCount,
      get vocabulary() {
        vocabulary ??= createVocabulary(stemOf, aliases())
        return vocabulary
      },
    },
    add(part: PackedWords): void {
      for (const stem of part.stems) stems.set(stem[0], unpackStem(stem, labels))
      for (const word of part.words.split(' ')) stemOf.set(word, stemFolded(word))
      vocabulary = undefined
    },
  }
}

/** What was loaded before, or is on its way; what has failed is tried again. */
function remembered<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const loading =
    known.get(key) ??
    load().catch((cause: unknown) => {
      known.delete(key)
      throw cause
    })
  known.set(key, loading)
  return loading
}

async function pause(signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, typingPause))
  signal?.throwIfAborted()
}
