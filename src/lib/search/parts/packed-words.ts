import { addSection, emptyPlaces, labelKinds, type Label, type StemPlaces } from '../word-index.ts'

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
  return [stem, places.isNoun ? 1 : 0, packPages(places.pages), packLabels(places.labels, numberOf)]
}

function packPages(pages: StemPlaces['pages']): number[] {
  const packed: number[] = []
  let last = 0
  for (const { page, about, sections } of pages) {
    packed.push(page - last, Math.round(about * tenths), sections.length)
    for (const { section, isTitle, heading, text } of sections)
      packed.push(section * 2 + Number(isTitle), Math.round(heading * tenths), Math.round(text * tenths))
    last = page
  }
  return packed
}

function packLabels(labels: Label[], numberOf: (label: Label) => number): number[] {
  const packed: number[] = []
  let [lastNumber, lastPage] = [0, 0]
  for (const label of labels) {
    const { page, kind, rarity } = label
    const number = numberOf(label)
    const says = Math.round(rarity * hundredths) * labelKinds.length + labelKinds.indexOf(kind)
    packed.push(number - lastNumber, page - lastPage, says)
    lastNumber = number
    lastPage = page
  }
  return packed
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
    const says = next.read()
    const kind = labelKinds[says % labelKinds.length] ?? 'section'
    const rarity = Math.floor(says / labelKinds.length) / hundredths
    const label = known.get(number) ?? { page, kind, rarity }
    known.set(number, label)
    labels.push(label)
  }
  return labels
}

function reader(numbers: number[]) {
  let at = 0
  return { hasMore: () => at < numbers.length, read: () => numbers[at++] ?? 0 }
}
