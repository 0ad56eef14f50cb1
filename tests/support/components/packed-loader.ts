import type { packIndex } from '../../../src/lib/search/parts/pack-index.ts'
import type { PartLoader } from '../../../src/lib/search/parts/parted-search.ts'
import type { SearchedPage } from '../../../src/lib/search/searched-pages.ts'

type Packed = Awaited<ReturnType<typeof packIndex>>

/** Loads from an index that was packed in this test, as JSON, as a host would send it. */
export function packedLoader({ parts, pages }: Packed): PartLoader {
  return {
    words: (part) => Promise.resolve(JSON.parse(JSON.stringify(itemAt(parts, part)))),
    page: (page): Promise<SearchedPage> => Promise.resolve(JSON.parse(JSON.stringify(itemAt(pages, page)))),
  }
}

export function itemAt<Item>(items: Item[], at: number): Item {
  const item = items[at]
  if (item === undefined) throw new Error(`there is no ${at}`)
  return item
}
