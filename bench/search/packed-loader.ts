import type { PackedWords } from '../../src/lib/search/parts/packed-words.ts'
import type { PartLoader } from '../../src/lib/search/parts/parted-search.ts'
import type { SearchedPage } from '../../src/lib/search/searched-pages.ts'

interface Packed {
  parts: PackedWords[]
  pages: SearchedPage[]
}

/** Loads from an index that was just packed, as a host would send it, and tells what it sends. */
export function packedLoader({ parts, pages }: Packed, onSend?: (content: string) => void): PartLoader {
  function send<Item>(items: Item[], at: number): Promise<Item> {
    if (items[at] === undefined) throw new Error(`there is no ${at}`)
    const content = JSON.stringify(items[at])
    onSend?.(content)
    return Promise.resolve(JSON.parse(content))
  }
  return { words: (part) => send(parts, part), page: (page) => send(pages, page) }
}
