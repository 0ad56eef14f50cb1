import { expect, test } from 'vitest'
import { aiCrawlers } from '../../../../src/lib/site/ai-crawlers.ts'

test('no search engine is among the crawlers that a choice can shut out', () => {
  const names = aiCrawlers.map(({ name }) => name.toLowerCase())
  expect(names.filter((name) => /^(googlebot|bingbot|applebot|duckduckbot|yandexbot)$/.test(name))).toEqual(
    [],
  )
  expect(new Set(names).size).toBe(names.length)
})
