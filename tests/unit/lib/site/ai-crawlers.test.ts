import { expect, test } from 'vitest'
import { aiCrawlers } from '../../../../src/lib/site/ai-crawlers.ts'

test('the list of AI crawlers has no search engine, and no name twice', () => {
  const names = aiCrawlers.map(({ name }) => name.toLowerCase())
  expect(names.filter((name) => /^(googlebot|bingbot|applebot|duckduckbot|yandexbot)$/.test(name))).toEqual(
    [],
  )
  expect(new Set(names).size).toBe(names.length)
})
