import { expect, test } from 'vitest'
import { labelledQueries, measureQuality } from '../../../bench/search/search-quality.ts'
import { createSearch } from '../../../src/lib/search/search.ts'
import { builtSearchIndex } from '../../support/site/built-search-index.ts'
import { urls } from '../../support/urls.ts'

const index = builtSearchIndex()
const search = await createSearch(index)

// What was measured (docs/decisions/0005-search.md), less what a dozen edited texts may cost.
test.each([
  ['known', 0.83, 0.94],
  ['unread', 0.83, 0.94],
] as const)(
  'of the %s queries a share of %d find what they mean first, and %d among three',
  (set, leastFirst, leastAmongThree) => {
    const { first, amongThree, misses } = measureQuality(search, set)
    // Nobody reads what the unread ones miss.
    const lost = set === 'known' ? misses.map(({ query, won }) => `${query}: ${won} won`) : []
    const isEnough = first >= leastFirst && amongThree >= leastAmongThree
    expect({ isEnough, first, amongThree, lost: isEnough ? [] : lost }).toMatchObject({ isEnough: true })
  },
)

test('nine of ten questions of the pages lead to the page that answers them', () => {
  const asked = index.pages.flatMap(({ path, questions }) =>
    questions.map((question) => ({ path, question })),
  )
  const answers = asked.map(({ path, question }) => {
    return { path, question, won: search(question)[0]?.path }
  })
  const lost = answers.filter(({ path, won }) => won !== path)
  const told = lost.map(({ path, question, won }) => `${question}: ${won} won, not ${path}`)
  expect(told.slice(Math.floor(asked.length / 10))).toEqual([])
})

test.each(['hreflang', 'hreflang Generator', 'robots.txt prüfen'])(
  'who types «%s» finds a tool for it among three',
  (query) => {
    expect(search(query, { most: 3 }).map(({ hash }) => hash)).toContainEqual(
      expect.stringMatching(/^werkzeug-/),
    )
  },
)

test('what shows before anything is typed are a few questions, of pages that differ', () => {
  const paths = index.examples.map(({ path }) => path)
  expect(paths.length).toBeGreaterThanOrEqual(5)
  expect(paths.length).toBeLessThanOrEqual(8)
  expect(new Set(paths).size).toBe(paths.length)
})

test('queries are labelled by pages and terms that the site has', () => {
  const meant = [...labelledQueries('known'), ...labelledQueries('unread')].flatMap(
    ([, expected]) => expected,
  )
  const addresses = new Set([...urls, ...index.entries.map(({ path, id }) => `${path}#${id}`)])
  expect(meant.filter((address) => !addresses.has(address))).toEqual([])
})
