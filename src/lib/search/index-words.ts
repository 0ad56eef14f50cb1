import { append } from './append.ts'
import { fieldsOf, type Field } from './fields.ts'
import { aliases } from './language/other-names.ts'
import { createStemReader } from './language/stem-reader.ts'
import { createVocabulary } from './language/vocabulary.ts'
import type { SearchedPage } from './searched-pages.ts'
import {
  addSection,
  emptyPlaces,
  rarityOf,
  type Label,
  type StemPlaces,
  type WordIndex,
} from './word-index.ts'

/** A word index that was counted here, with all that it was counted from. */
export interface CountedWords extends WordIndex {
  /** The stem of each folded word. */
  words: Map<string, string>
}

/** 20 sections of the site take 23 ms at most; of 50 the first ones took 160, before the browser has compiled the code. */
const sectionsAtOnce = 20

/** Counts the words of the pages, in pieces, so that the page answers in between. */
export async function indexWords(pages: SearchedPage<string>[]): Promise<CountedWords> {
  const reader = createStemReader()
  const stems = new Map<string, StemPlaces>()
  let read = 0
  for (const [number, page] of pages.entries()) {
    for (const [section, fields] of fieldsOf(page).entries()) {
      read += 1
      if (read % sectionsAtOnce === 0) await pause()
      countSection(stems, number, section, fields, reader.read)
    }
  }

  const nouns = reader.nouns()
  const pageCount = pages.filter(({ about }) => about).length
  for (const [stem, places] of stems) {
    places.isNoun = nouns.has(stem)
    const having = places.pages.filter(({ page }) => page < pageCount).length
    const rarity = rarityOf(having, pageCount, places.isNoun)
    for (const label of places.labels) label.rarity += rarity
  }
  return { vocabulary: createVocabulary(reader.stems, aliases()), words: reader.stems, stems, pageCount }
}

function countSection(
  stems: Map<string, StemPlaces>,
  page: number,
  section: number,
  fields: Field[],
  read: (text: string) => string[],
): void {
  const own = new Map<string, Field[]>()
  for (const field of fields) {
    const found = read(field.text)
    for (const stem of found) append(own, stem, field)
    if (!field.labels) continue
    const label: Label = { page, kind: field.labels, rarity: 0 }
    for (const stem of new Set(found)) placesOf(stems, stem).labels.push(label)
  }
  for (const [stem, mentions] of own) {
    const { pages } = placesOf(stems, stem)
    if (pages.at(-1)?.page !== page) pages.push(emptyPlaces(page))
    const places = pages.at(-1)
    if (!places) continue
    places.about += worthOf(mentions, 'about')
    const isTitle = mentions.some((field) => field.isTitle)
    addSection(places, {
      section,
      heading: worthOf(mentions, 'heading'),
      text: worthOf(mentions, 'text'),
      isTitle,
    })
  }
}

function placesOf(stems: Map<string, StemPlaces>, stem: string): StemPlaces {
  const places = stems.get(stem) ?? { pages: [], labels: [], isNoun: false }
  stems.set(stem, places)
  return places
}

function worthOf(mentions: Field[], counts: Field['counts']): number {
  return mentions.reduce((sum, field) => sum + (field.counts === counts ? field.worth : 0), 0)
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
