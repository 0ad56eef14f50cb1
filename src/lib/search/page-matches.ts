import type { WantedWord } from './query.ts'
import { rarityOf, type WordIndex } from './word-index.ts'

/** What one page, or one term of the glossary, has of a query: lists go by the place of the word in it. */
export interface PageMatch {
  /** How well it has each word: 1 is the word itself. */
  levels: number[]
  /** What that is worth. */
  worth: number[]
  /** By the number of the section. */
  sections: Map<number, SectionMatch>
}

export interface SectionMatch {
  worth: number[]
  /** Whether the word stands in the section's heading, or in the page's title where that is the section. */
  inHeading: boolean[]
}

export interface Matches {
  /** By their numbers. */
  pages: Map<number, PageMatch>
  /** How much each word says: 0 where all pages have it, or none. */
  rarity: number[]
}

/** An alternative is the word itself, and not only something like it, from here on. */
export const leastForWord = 0.3

/** And from here on it tells whether the word is a noun. */
const leastForKind = 0.75

/** What a page is about weighs more than what it mentions; the more mentions, the less one more says. */
const weights = { about: 2.4, aboutHalf: 6, body: 0.18, heading: 3, bodyHalf: 6, sectionHalf: 2 }

/** What each page has of the words. */
export function matchWords(wanted: WantedWord[], index: WordIndex): Matches {
  const pages = new Map<number, PageMatch>()
  const rarity = wanted.map((word) => rarityAmongPages(word, index))
  for (const [place, { stems, weight }] of wanted.entries()) {
    const says = weight * (rarity[place] ?? 0)
    for (const [stem, level] of stems) {
      for (const places of index.stems.get(stem)?.pages ?? []) {
        const match = pages.get(places.page) ?? emptyMatch(wanted.length)
        pages.set(places.page, match)
        const { about, heading, text } = places
        const worth =
          weights.about * saturated(about, weights.aboutHalf) +
          weights.body * saturated(heading * weights.heading + text, weights.bodyHalf)
        raise(match.levels, place, level)
        raise(match.worth, place, level * worth * says)
        for (const own of places.sections) {
          const section = match.sections.get(own.section) ?? { worth: [], inHeading: [] }
          match.sections.set(own.section, section)
          const count = own.heading * weights.heading + own.text
          raise(section.worth, place, level * saturated(count, weights.sectionHalf) * says)
          if ((own.heading > 0 || own.isTitle) && level > leastForWord) section.inHeading[place] = true
        }
      }
    }
  }
  return { pages, rarity }
}

function emptyMatch(words: number): PageMatch {
  const none = Array.from({ length: words }, () => 0)
  return { levels: none, worth: [...none], sections: new Map() }
}

function rarityAmongPages({ stems }: WantedWord, index: WordIndex): number {
  const levels = new Map<number, number>()
  let isNoun = false
  let isInTerms = false
  // What is a compound of a word, or called like it, makes it no more frequent.
  const isKnown = [...stems].some(([stem, level]) => level === 1 && index.stems.has(stem))
  for (const [stem, level] of stems) {
    if (isKnown && level <= leastForKind) continue
    const places = index.stems.get(stem)
    if (places?.isNoun && level > leastForKind) isNoun = true
    for (const { page } of places?.pages ?? []) {
      if (page >= index.pageCount) isInTerms = true
      else levels.set(page, Math.max(levels.get(page) ?? 0, level))
    }
  }
  if (levels.size === 0 && !isInTerms) return 0
  const found = [...levels.values()].reduce((sum, level) => sum + level, 0)
  return rarityOf(found, index.pageCount, isNoun)
}

function raise(list: number[], place: number, value: number): void {
  list[place] = Math.max(list[place] ?? 0, value)
}

function saturated(count: number, half: number): number {
  return count / (count + half)
}
