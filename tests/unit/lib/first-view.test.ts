// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { completeFirstView, showFirstView } from '../../../src/lib/first-view.ts'

let moments: (() => void)[] = []
const { dataset } = document.documentElement

beforeEach(() => {
  moments = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => moments.push(call))
  delete dataset.arriving
})

test('a page that is shown from its top gets its true heights step by step, one idle moment each', () => {
  showFirstView(document)
  const seen = [dataset.arriving]
  for (const moment of moments) {
    moment()
    seen.push(dataset.arriving)
  }
  expect(seen).toEqual(['0', '1', '2', '3', undefined])
})

test('a page that has all its heights keeps them', () => {
  completeFirstView(document)
  for (const moment of moments) moment()
  expect(moments).toHaveLength(1)
  expect(dataset.arriving).toBeUndefined()
})
