import { addSection, emptyPlaces, type Label, type StemPlaces } from '../word-index.ts'

/** Where some words stand, as a file has it. */
export interface PackedWords {
  /** Folded, with spaces between. */
  words: string
  stems: PackedStem[]
}

/** Where a stem stands: flat lists, in which each number of a page or label is told as the distance to the one before. */
export type PackedStem = [stem: string, isNoun: 0 | 1, pages: number[], labels: number[]]

/** Mentions are counted in tenths. */
const tenths = 10
const hundredths = 100

export function packStem(stem: string, places: StemPlaces, numberOf: (label: Label) => number): PackedStem {
  let lastPage = 0
  const pages = places.pages.flatMap(({ page, about, sections }) => {
    const distance = page - lastPage
    lastPage = page
    const packed = sections.flatMap(({ section, heading, text, isTitle }) => [
      section * 2 + Number(isTitle),
      Math.round(heading * tenths),
      Math.round(text * tenths),
    ])
    return [distance, Math.round(about * tenths), sections.length, ...packed]
  })
  let [lastLabel, lastOwner] = [0, 0]
  const labels = places.labels.flatMap((label) => {
    const number = numberOf(label)
    const distances = [number - lastLabel, label.page - lastOwner]
    lastLabel = number
    lastOwner = label.page
    return [...distances, Math.round(label.rarity * hundredths) * 2 + Number(label.isOfPage)]
  })
  return [stem, places.isNoun ? 1 : 0, pages, labels]
}

/** @param labels what is known of the labels so far, by their numbers */
export function unpackStem([, isNoun, pages, labels]: PackedStem, known: Map<number, Label>): StemPlaces {
  return { isNoun: isNoun === 1, pages: unpackPages(pages), labels: unpackLabels(labels, known) }
}

function unpackPages(packed: number[]): StemPlaces['pages'] {
  const pages: StemPlaces['pages'] = []
  const next = reader(packed)
  for (let page = 0; next.hasMore();) {
    page += next.read()
    const places = { ...emptyPlaces(page), about: next.read() / tenths }
    for (let rest = next.read(); rest > 0; rest -= 1) {
      const section = next.read()
      const [heading, text] = [next.read() / tenths, next.read() / tenths]
      addSection(places, { section: section >> 1, isTitle: section % 2 === 1, heading, text })
    }
    pages.push(places)
  }
  return pages
}

function unpackLabels(packed: number[], known: Map<number, Label>): Label[] {
  const labels: Label[] = []
  const next = reader(packed)
  for (let [number, page] = [0, 0]; next.hasMore();) {
    number += next.read()
    page += next.read()
    const rest = next.read()
    const label = known.get(number) ?? { page, isOfPage: rest % 2 === 1, rarity: (rest >> 1) / hundredths }
    known.set(number, label)
    labels.push(label)
  }
  return labels
}

function reader(numbers: number[]) {
  let at = 0
  return { hasMore: () => at < numbers.length, read: () => numbers[at++] ?? 0 }
}
