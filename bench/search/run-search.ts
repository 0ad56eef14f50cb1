import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { SearchIndex } from '../../src/lib/search/search-index.ts'
import { createSearch } from '../../src/lib/search/search.ts'
import { labelledQueries, measureQuality, type QuerySet } from './search-quality.ts'

/** Prints how well the search over the index in dist/ answers, and what it costs on this machine. */
const content = readFileSync('dist/search-index.json', 'utf8')
const index: SearchIndex = JSON.parse(content)
console.log(`index: ${index.pages.length} pages, ${brotliCompressSync(content).length} bytes of brotli`)

const start = performance.now()
const search = await createSearch(index)
console.log(`ready after ${milliseconds(performance.now() - start)}`)

const times = keyStrokes('known')
  .map((typed) => {
    const from = performance.now()
    search(typed)
    return performance.now() - from
  })
  .toSorted((one, other) => one - other)
console.log(
  `key stroke: median ${milliseconds(times[times.length >> 1])}, 99 of 100 within ${milliseconds(times[Math.floor(times.length * 0.99)])}`,
)

for (const set of ['known', 'unread'] as const) {
  const { queries, first, amongThree, misses } = measureQuality(search, labelledQueries(set))
  if (set === 'known')
    for (const { query, won, expected } of misses)
      console.log(`  ${query}: ${won} won, not ${expected.join(' or ')}`)
  console.log(`${set}, ${queries} queries: ${percent(first)} first, ${percent(amongThree)} among three`)
}

/** What stands in the field after each key of every fifth query. */
function keyStrokes(set: QuerySet): string[] {
  return labelledQueries(set)
    .filter((_, place) => place % 5 === 0)
    .flatMap(([query]) => Array.from(query, (_, at) => query.slice(0, at + 1)))
}

function milliseconds(time = 0): string {
  return `${time.toFixed(1)} ms`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
