import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupStems } from '../../../../../src/lib/search/parts/group-stems.ts'
import type { PackedStem } from '../../../../../src/lib/search/parts/packed-words.ts'
import { partOf } from '../../../../../src/lib/search/parts/part-names.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })

const stem = fc
  .tuple(word, fc.nat({ max: 6000 }))
  .map(([name, mentions]): PackedStem => [name, 0, Array.from({ length: mentions }, () => 1), []])

const stems = fc.uniqueArray(stem, { selector: ([name]) => name, minLength: 1, maxLength: 30 })

test('every stem is in the part that its letters lead to, and in no other', () => {
  fc.assert(
    fc.property(stems, (all) => {
      const parts = [...groupStems(all)]
      const numbers = new Map(parts.map(([name], number) => [name, number]))
      for (const [number, [, own]] of parts.entries())
        for (const [name] of own) expect(partOf(name, numbers)).toBe(number)
      expect(parts.flatMap(([, own]) => own).length).toBe(all.length)
    }),
  )
})

test('what is frequent has a part of its own, and what is rare stays together', () => {
  const frequent = (name: string): PackedStem => [name, 0, Array.from({ length: 20_000 }, () => 1), []]
  const rare = (name: string): PackedStem => [name, 0, [1], []]
  const parts = groupStems([
    frequent('google'),
    frequent('googeln'),
    rare('gross'),
    rare('grund'),
    rare('bild'),
  ])
  const names = [...parts].map(([name, own]) => [name, own.map(([stem_]) => stem_)])
  expect(names).toEqual([
    ['googl', ['google']],
    ['googe', ['googeln']],
    ['g', ['gross', 'grund']],
    ['b', ['bild']],
  ])
})
