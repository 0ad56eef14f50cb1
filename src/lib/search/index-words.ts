import { fieldsOf, type Field } from './fields.ts'
import { inTurns, nextTurn } from './in-turns.ts'
import { aliases } from './language/other-names.ts'
import { createStemReader } from './language/stem-reader.ts'
import { createVocabulary } from './language/vocabulary.ts'
import type { SearchedPage } from './searched-pages.ts'
import { createTypedFor } from './typed-for.ts'
import { eachCount, wordsAtOnce, type TypedWords } from './typed-words.ts'
import {
  addSection,
  emptyPlaces,
  rarityOf,
  type Label,
  type StemPlaces,
  type WordIndex,
} from './word-index.ts'

export interface CountedWords extends Omit<WordIndex, 'vocabulary' | 'typedFor'> {
  /** The stem of each folded word. */
  words: Map<string, string>
}

/** 20 sections of the site take 23 ms at most; of 50 the first ones took 160, before the browser has compiled the code. */
const sectionsAtOnce = 20

/** Counts the words of the pages, and gathers how they belong together. */
export async function indexWords(
  pages: SearchedPage<string>[],
  typed: TypedWords,
): Promise<CountedWords & WordIndex> {
  const counted = await countWords(pages, typed)
  await nextTurn()
  return {
    ...counted,
    vocabulary: createVocabulary(counted.words, aliases()),
    typedFor: await createTypedFor(typed, counted.pageCount),
  }
}

/** In pieces, so that the page answers in between. */
export async function countWords(pages: SearchedPage<string>[], typed: TypedWords): Promise<CountedWords> {
  const reader = createStemReader()
  const stems = new Map<string, StemPlaces>()
  let read = 0
  for (const [number, page] of pages.entries()) {
    for (const [section, fields] of fieldsOf(page).entries()) {
      read += 1
      if (read % sectionsAtOnce === 0) await nextTurn()
      countSection(stems, number, section, fields, reader.read)
    }
  }
  await inTurns(typed, wordsAtOnce, ([word, counts]) => {
    const stem = reader.stem(word)
    if (stem === null) return
    const places = placesOf(stems, stem)
    eachCount(counts, (page) => addTyped(places, page))
  })

  const nouns = reader.nouns()
  const pageCount = pages.filter(({ about }) => about).length
  for (const [stem, places] of stems) {
    places.isNoun = nouns.has(stem)
    const having = places.pages.filter(({ page }) => page < pageCount).length
    const rarity = rarityOf(having, pageCount, places.isNoun)
    for (const label of places.labels) label.rarity += rarity
  }
  return { words: reader.stems, stems, pageCount }
}

function countSection(
  stems: Map<string, StemPlaces>,
  page: number,
  section: number,
  fields: Field[],
  read: (text: string) => string[],
): void {
  const own = new Map<string, Mentions>()
  for (const { text, counts, worth, labels, isTitle = false } of fields) {
    const found = read(text)
    for (const stem of found) {
      const mentions = own.get(stem) ?? { about: 0, heading: 0, text: 0, isTitle: false }
      mentions[counts] += worth
      mentions.isTitle ||= isTitle
      own.set(stem, mentions)
    }
    if (!labels) continue
    const label: Label = { page, kind: labels, rarity: 0 }
    for (const stem of new Set(found)) placesOf(stems, stem).labels.push(label)
  }
  for (const [stem, { about, heading, text, isTitle }] of own) {
    const { pages } = placesOf(stems, stem)
    if (pages.at(-1)?.page !== page) pages.push(emptyPlaces(page))
    const places = pages.at(-1)
    if (!places) continue
    places.about += about
    addSection(places, { section, heading, text, isTitle })
  }
}

/** What is typed for a page is about it, though less than what it says itself. */
const typedWorth = 0.1

function addTyped({ pages }: StemPlaces, page: number): void {
  const at = pages.findIndex((places) => places.page >= page)
  const known = pages[at]
  const places = known?.page === page ? known : emptyPlaces(page)
  places.about += typedWorth
  if (places !== known) pages.splice(at < 0 ? pages.length : at, 0, places)
}

/** What the fields of a section are worth that have a stem. */
type Mentions = Record<Field['counts'], number> & { isTitle: boolean }

function placesOf(stems: Map<string, StemPlaces>, stem: string): StemPlaces {
  const places = stems.get(stem) ?? { pages: [], labels: [], isNoun: false }
  stems.set(stem, places)
  return places
}
