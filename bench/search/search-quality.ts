import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Search, SearchResult } from '../../src/lib/search/search.ts'

/** Two sets of labelled queries: `known` for tuning, and `unread` as a held-out set whose misses nobody reads. */
export type QuerySet = 'known' | 'unread'

type LabelledQuery = [query: string, expected: string[]]

export interface SearchQuality {
  queries: number
  /** The shares of queries whose page is the first result, and among the first three. */
  first: number
  amongThree: number
  /** What did not come first: which page won, and which should have. */
  misses: { query: string; won: string; expected: string[] }[]
}

export function measureQuality(search: Search, labelled: LabelledQuery[]): SearchQuality {
  const answers = labelled.map(([query, expected]) => {
    const found = search(query).slice(0, 3).map(addressOf)
    return { query, expected, found, place: found.findIndex((address) => isExpected(address, expected)) }
  })
  const share = (places: number) =>
    answers.filter(({ place }) => place >= 0 && place < places).length / answers.length
  return {
    queries: answers.length,
    first: share(1),
    amongThree: share(3),
    misses: answers
      .filter(({ place }) => place !== 0)
      .map(({ query, expected, found: [won = 'nothing'] }) => ({ query, won, expected })),
  }
}

/** Queries as visitors type them, each with the addresses that answer it. */
export function labelledQueries(set: QuerySet): LabelledQuery[] {
  const file = new URL(`${set}-queries.yaml`, import.meta.url)
  const queries: Record<string, string[]> = parse(readFileSync(file, 'utf8'))
  return Object.entries(queries)
}

function addressOf({ path, hash }: SearchResult): string {
  return hash ? `${path}#${hash}` : path
}

/** Any section of a page answers for it, but for entries of the glossary, which stand for themselves. */
function isExpected(address: string, expected: string[]): boolean {
  if (expected.includes(address)) return true
  return !address.includes('#begriff-') && expected.includes(address.replace(/#.*/, ''))
}
