import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packStem, unpackStem } from '../../../../../src/lib/search/parts/packed-words.ts'
import {
  addSection,
  emptyPlaces,
  labelKinds,
  type Label,
  type StemPlaces,
} from '../../../../../src/lib/search/word-index.ts'

const tenths = fc.nat({ max: 400 }).map((number) => number / 10)

const section = fc.record({
  section: fc.nat({ max: 40 }),
  heading: tenths,
  text: tenths,
  isTitle: fc.boolean(),
})

const places = fc
  .record({
    isNoun: fc.boolean(),
    pages: fc.uniqueArray(fc.nat({ max: 2000 }), { maxLength: 5 }),
    sections: fc.array(section, { minLength: 1, maxLength: 4 }),
    about: tenths,
    labels: fc.array(
      fc.record({
        page: fc.nat({ max: 2000 }),
        kind: fc.constantFrom(...labelKinds),
        rarity: fc.nat({ max: 900 }).map((n) => n / 100),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ pages, sections, about, ...rest }): StemPlaces => {
    const sorted = pages
      .toSorted((one, other) => one - other)
      .map((page) => ({ ...emptyPlaces(page), about }))
    for (const page of sorted) for (const own of sections) addSection(page, own)
    return { ...rest, pages: sorted }
  })

test('places that are packed, sent and unpacked are the same', () => {
  fc.assert(
    fc.property(places, (stem) => {
      const numbers = new Map<Label, number>(stem.labels.map((label, number) => [label, number * 3]))
      const packed = packStem('wort', stem, (label) => numbers.get(label) ?? 0)
      expect(unpackStem(JSON.parse(JSON.stringify(packed)), new Map())).toEqual(stem)
    }),
  )
})

test('a label that two stems have is one label', () => {
  const label: Label = { page: 3, kind: 'section', rarity: 1.5 }
  const stem: StemPlaces = { pages: [], labels: [label], isNoun: true }
  const known = new Map<number, Label>()
  const [first, second] = ['ein', 'wort'].map(
    (name) =>
      unpackStem(
        packStem(name, stem, () => 7),
        known,
      ).labels[0],
  )
  expect(first).toEqual(label)
  expect(second).toBe(first)
})
