import { expect, test } from 'vitest'
import { editDistance } from '../../../../src/lib/search/edit-distance.ts'

test.each([
  ['', '', 0],
  ['contact', 'contact', 0],
  ['contact', 'contakt', 1],
  ['contact', 'contct', 1],
  ['', 'agb', 3],
  ['kitten', 'sitting', 3],
])('the edit distance between «%s» and «%s» is %i, in both directions', (one, other, edits) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([edits, edits])
})
