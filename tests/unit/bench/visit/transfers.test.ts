import { expect, test } from 'vitest'
import { sumOf, typeOf } from '../../../../bench/visit/transfers.ts'

test.each([
  ['knowledge-base/entity-seo.html', 'page'],
  ['assets/app-1.js', 'script'],
  ['_astro/page.mjs', 'script'],
  ['assets/site.css', 'style'],
  ['icon.svg', 'other'],
  ['search-index.json', 'other'],
])('%s is a %s', (file, type) => {
  expect(typeOf(file)).toBe(type)
})

test('transfers add up', () => {
  const transfer = { file: 'a.js', type: 'script', isBlocking: false } as const
  expect(
    sumOf([
      { ...transfer, bytes: 2 },
      { ...transfer, bytes: 3 },
    ]),
  ).toBe(5)
})
