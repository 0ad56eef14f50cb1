import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '../../../../src/lib/search/edit-distance.ts'

test.each([
  ['', '', 0],
  ['contact', 'contact', 0],
  ['contact', 'contakt', 1],
  ['contact', 'contct', 1],
  ['', 'agb', 3],
  ['kitten', 'sitting', 3],
])('from «%s» to «%s» there are %i edits', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits)
})

const text = fc.string({ unit: fc.constantFrom('a', 'b', '/', '-'), maxLength: 12 })

test('the way there is as long as the way back, and never longer than a way round', () => {
  fc.assert(
    fc.property(text, text, text, (one, other, third) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one))
      expect(editDistance(one, other)).toBeLessThanOrEqual(
        editDistance(one, third) + editDistance(third, other),
      )
    }),
  )
})

test('one letter more, fewer or replaced is one edit, wherever it stands', () => {
  fc.assert(
    fc.property(text, text, (start, end) => {
      expect(editDistance(`${start}${end}`, `${start}x${end}`)).toBe(1)
      expect(editDistance(`${start}y${end}`, `${start}x${end}`)).toBe(1)
    }),
  )
})
