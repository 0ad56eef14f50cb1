import { packIndex } from '../../src/lib/search/parts/pack-index.ts'
import { createPartedSearch } from '../../src/lib/search/parts/parted-search.ts'
import type { SearchIndex } from '../../src/lib/search/search-index.ts'
import { mostResults } from '../../src/lib/search/search-message.ts'
import { compressed } from './compressed.ts'
import { packedLoader } from './packed-loader.ts'
import { labelledQueries } from './search-queries.ts'

/** Prints what somebody loads who opens the search of a site whose index comes by parts, and asks one query. */
export async function measureFirstUse(name: string, index: SearchIndex): Promise<void> {
  const before = process.cpuUsage()
  const packed = await packIndex(index)
  const { user, system } = process.cpuUsage(before)
  const head = compressed(JSON.stringify(packed.index))
  console.log(
    `${name}: packed in ${((user + system) / 1e6).toFixed(1)} s of processor into ${packed.parts.length} parts and ` +
      `${packed.pages.length} pages; ${head} bytes to begin with`,
  )

  const sums: number[] = []
  for (const { query } of labelledQueries('tuning').filter((_, place) => place % 8 === 0)) {
    let loaded = head
    const load = packedLoader(packed, (content) => (loaded += compressed(content)))
    await createPartedSearch({ ...packed.index, folder: '' }, load)(query, { most: mostResults })
    sums.push(loaded)
  }
  const sorted = sums.toSorted((one, other) => one - other)
  console.log(
    `${name}: with the first of ${sums.length} queries ${sorted[sorted.length >> 1]} bytes, at most ${sorted.at(-1)}`,
  )
}
