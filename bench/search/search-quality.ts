import type { SearchResult } from '../../src/lib/search/find-pages.ts'
import type { Search } from '../../src/lib/search/search.ts'
import { labelledQueries, type Part, type LabelledQuery } from './search-queries.ts'

export interface SearchQuality {
  queries: number
  /** Shares of the queries that are answered by the first result, and by one of the first three. */
  first: number
  amongThree: number
  /** What did not come first. */
  misses: Miss[]
}

interface Miss extends LabelledQuery {
  found: string[]
}

export function measureQuality(search: Search, part: Part): SearchQuality {
  const answers = labelledQueries(part).map((labelled) => {
    const found = search(labelled.query, { most: 3 }).map(addressOf)
    return { ...labelled, found, place: found.findIndex((address) => isExpected(address, labelled.expected)) }
  })
  const share = (places: number) =>
    answers.filter(({ place }) => place >= 0 && place < places).length / answers.length
  return {
    queries: answers.length,
    first: share(1),
    amongThree: share(3),
    misses: answers.filter(({ place }) => place !== 0),
  }
}

function addressOf({ path, hash }: SearchResult): string {
  return hash ? `${path}#${hash}` : path
}

/** Any section of a page answers for it, but for entries of the glossary, which stand for themselves. */
function isExpected(address: string, expected: string[]): boolean {
  if (expected.includes(address)) return true
  return !address.includes('#begriff-') && expected.includes(address.replace(/#.*/, ''))
}
