import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupStems } from '../../../../../src/lib/search/parts/group-stems.ts'
import type { PackedStem } from '../../../../../src/lib/search/parts/packed-words.ts'
import { partOf } from '../../../../../src/lib/search/parts/part-names.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })

const stem = fc.tuple(word, fc.nat({ max: 6000 })).map(([name, mentions]) => stemWith(name, mentions))

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
  const parts = groupStems([
    stemWith('google', 20_000),
    stemWith('googeln', 20_000),
    stemWith('gross', 1),
    stemWith('grund', 1),
    stemWith('bild', 1),
  ])
  const names = [...parts].map(([name, own]) => [name, own.map(([stem_]) => stem_)])
  expect(names).toEqual([
    ['googl', ['google']],
    ['googe', ['googeln']],
    ['g', ['gross', 'grund']],
    ['b', ['bild']],
  ])
})

function stemWith(name: string, mentions: number): PackedStem {
  return [name, 0, Array.from({ length: mentions }, () => 1), []]
}
