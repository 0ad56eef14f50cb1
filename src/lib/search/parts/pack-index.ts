import { append } from '../append.ts'
import { countWords, type CountedWords } from '../index-words.ts'
import type { PartedIndex, SearchIndex } from '../search-index.ts'
import { searchedPages, type SearchedPage } from '../searched-pages.ts'
import { unpackTypedWords } from '../typed-words.ts'
import type { Label } from '../word-index.ts'
import { groupStems } from './group-stems.ts'
import { packStem, type PackedWords } from './packed-words.ts'

interface PackedIndex<Path extends string> {
  index: Omit<PartedIndex, 'folder'>
  /** In the order of their names. */
  parts: PackedWords[]
  pages: Pick<SearchedPage<Path>, 'path' | 'title' | 'description' | 'sections'>[]
}

/** Counts the words of a large site while it is built, and packs them into parts. */
export async function packIndex<Path extends string>(
  searchIndex: SearchIndex<Path>,
): Promise<PackedIndex<Path>> {
  const pages = searchedPages(searchIndex)
  const counted = await countWords(pages, await unpackTypedWords(searchIndex.typed))
  const numbers = new Map<Label, number>()
  const numberOf = (label: Label) => {
    const number = numbers.get(label) ?? numbers.size
    numbers.set(label, number)
    return number
  }
  const stems = [...counted.stems].map(([stem, places]) => packStem(stem, places, numberOf))
  const groups = [...groupStems(stems)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const words = wordsByStem(counted)
  return {
    index: {
      pageCount: counted.pageCount,
      topics: pages.map(({ topic }) => topic ?? ''),
      names: groups.map(([name]) => name).join(' '),
      words: commonWords(counted).join(' '),
      typed: searchIndex.typed,
    },
    parts: groups.map(([, own]) => ({
      words: own.flatMap(([stem]) => words.get(stem) ?? []).join(' '),
      stems: own,
    })),
    pages: pages.map(({ path, title, description, sections }) => ({ path, title, description, sections })),
  }
}

/** What a word of a title, description, subject or question is worth at least. */
const leastAbout = 1

/**
 * What a title, a question or several pages have: enough to find what is meant by a compound, a typing error or half a word. What is only
 * typed for a page would be most of the list.
 */
function commonWords({ words, stems }: CountedWords): string[] {
  const isCommon = (stem: string) => {
    const places = stems.get(stem)
    return (
      places !== undefined &&
      (places.pages.some(({ about }) => about >= leastAbout) || places.pages.length > 2)
    )
  }
  return [...words].flatMap(([word, stem]) => (isCommon(stem) ? word : [])).toSorted()
}

function wordsByStem({ words }: CountedWords): Map<string, string[]> {
  const byStem = new Map<string, string[]>()
  for (const [word, stem] of words) append(byStem, stem, word)
  return byStem
}
