import { append } from './append.ts'
import { fieldsOf, type Field } from './fields.ts'
import { aliases } from './language/other-names.ts'
import type { SearchIndex } from './search-index.ts'
import { searchedSections, type SearchedSection } from './sections.ts'
import { createStemReader } from './language/stem-reader.ts'
import { createVocabulary, type Vocabulary } from './language/vocabulary.ts'

/** Which word stands where, and how much of it. */
export interface WordIndex {
  sections: SearchedSection[]
  labels: Label[]
  vocabulary: Vocabulary
  /** By stem. */
  places: Map<string, PagePlaces[]>
  /** The numbers of the labels that have a stem. */
  labelled: Map<string, number[]>
  /** The stems of nouns. */
  nouns: Set<string>
  /** Terms of the glossary are no pages. */
  pageCount: number
}

/** Where a stem stands on one page, or in one entry of the glossary. */
interface PagePlaces extends Counts {
  head: number
  isTerm: boolean
  sections: Place[]
}

/** How much of a stem a section has. */
interface Place extends Counts {
  section: number
  /** Whether the page is called so. */
  isTitle: boolean
}

type Counts = Record<Field['counts'], number>

/** A title, a question or a heading, as a whole. */
interface Label {
  section: number
  isOfPage: boolean
  /** How much its words say. */
  rarity: number
}

/** What a word that is no noun says of what a text is about, compared with a noun: anything can be set up. */
export const verbWeight = 0.5

/** 20 sections of the site take 23 ms at most; of 50 the first ones took 160, before the browser has compiled the code. */
const sectionsAtOnce = 20

/** Reads the index in pieces, so that the page answers in between. */
export async function indexWords(index: SearchIndex): Promise<WordIndex> {
  const sections = searchedSections(index)
  const reader = createStemReader()
  const places = new Map<string, PagePlaces[]>()
  const labels: Label[] = []
  const labelled = new Map<string, number[]>()

  for (const [number, section] of sections.entries()) {
    if (number % sectionsAtOnce === sectionsAtOnce - 1) await pause()
    const own = new Map<string, Place>()
    for (const { text, counts, worth, labels: isLabel, isTitle = false } of fieldsOf(section)) {
      const stems = reader.read(text)
      for (const stem of stems) addMention(own, stem, number, counts, worth, isTitle)
      if (!isLabel) continue
      for (const stem of new Set(stems)) append(labelled, stem, labels.length)
      labels.push({ section: number, isOfPage: isLabel === 'page', rarity: 0 })
    }
    for (const [stem, place] of own) addPlace(places, stem, place, section)
  }

  const nouns = reader.nouns()
  const pageCount = index.pages.length
  for (const [stem, numbers] of labelled) {
    const having = places.get(stem)?.filter(({ isTerm }) => !isTerm).length ?? 0
    const rarity = rarityOf(having, pageCount) * (nouns.has(stem) ? 1 : verbWeight)
    for (const number of numbers) {
      const label = labels[number]
      if (label) label.rarity += rarity
    }
  }
  const vocabulary = createVocabulary(reader.stems, aliases())
  return { sections, labels, vocabulary, places, labelled, nouns, pageCount }
}

export function sectionAt({ sections }: WordIndex, number: number): SearchedSection {
  const section = sections[number]
  if (!section) throw new Error(`the search has no section ${number}`)
  return section
}

/** The fewer of the pages have a word, the more it says. */
export function rarityOf(pages: number, all: number): number {
  return Math.log(1 + (Math.max(0, all - pages) + 0.5) / (pages + 0.5))
}

function addMention(
  places: Map<string, Place>,
  stem: string,
  section: number,
  counts: Field['counts'],
  worth: number,
  isTitle: boolean,
): void {
  const place = places.get(stem) ?? { section, about: 0, heading: 0, text: 0, isTitle: false }
  places.set(stem, place)
  place[counts] += worth
  place.isTitle ||= isTitle
}

function addPlace(
  places: Map<string, PagePlaces[]>,
  stem: string,
  place: Place,
  { head, isTerm }: SearchedSection,
): void {
  const last = places.get(stem)?.at(-1)
  const page = last?.head === head ? last : { head, isTerm, about: 0, heading: 0, text: 0, sections: [] }
  if (page !== last) append(places, stem, page)
  page.about += place.about
  page.heading += place.heading
  page.text += place.text
  page.sections.push(place)
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
