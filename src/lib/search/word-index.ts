import type { Vocabulary } from './language/vocabulary.ts'
import type { TypedFor } from './typed-for.ts'

/** Which word stands where, and how much of it. */
export interface WordIndex {
  vocabulary: Vocabulary
  stems: Map<string, StemPlaces>
  /** Pages come first: what has this number or a higher one is a term of the glossary. */
  pageCount: number
  typedFor: TypedFor
}

export interface StemPlaces {
  /** By the number of the page, ascending. */
  pages: PagePlaces[]
  labels: Label[]
  isNoun: boolean
}

/** Where a stem stands on one page, or in one entry of the glossary. */
export interface PagePlaces extends Mentions {
  page: number
  /** How much of it says what the page is about. */
  about: number
  sections: Place[]
}

/** How much of a stem a section has. */
export interface Place extends Mentions {
  section: number
  /** Whether the page is called so. */
  isTitle: boolean
}

interface Mentions {
  heading: number
  text: number
}

/** What labels a page (its title, or a question), and what labels a section. */
export const labelKinds = ['page', 'section'] as const
export type LabelKind = (typeof labelKinds)[number]

/** A title, a question or a heading, as a whole: the same object in the places of each of its stems. */
export interface Label {
  page: number
  kind: LabelKind
  /** How much its words say. */
  rarity: number
}

/** What a word that is no noun says of what a text is about, compared with a noun: anything can be set up. */
const verbWeight = 0.5

/** The fewer of the pages have a word, the more it says. */
export function rarityOf(pages: number, all: number, isNoun: boolean): number {
  return Math.log(1 + (Math.max(0, all - pages) + 0.5) / (pages + 0.5)) * (isNoun ? 1 : verbWeight)
}

export function emptyPlaces(page: number): PagePlaces {
  return { page, about: 0, heading: 0, text: 0, sections: [] }
}

/** Adds what a section has to what its page has. */
export function addSection(places: PagePlaces, section: Place): void {
  places.heading += section.heading
  places.text += section.text
  places.sections.push(section)
}
