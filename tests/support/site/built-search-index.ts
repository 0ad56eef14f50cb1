import type { SearchIndex } from '../../../src/lib/search/search-index.ts'
import { contentOf } from './built-site.ts'

/** The index that the build has written for the search. */
export function builtSearchIndex(): SearchIndex {
  return JSON.parse(contentOf('search-index.json'))
}
