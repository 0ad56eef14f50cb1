import { useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '~/lib/query-client'
import { searchQuery } from '~/lib/search/load-search'
import { NearestPages } from './nearest-pages'

/** Those of all pages, from the data of the search, for a site with more articles than a page can list. `suggestions` loads this. */
export function NearestOfAll() {
  const { data } = useSuspenseQuery(searchQuery, queryClient)
  return <NearestPages pages={data.pages.map(({ path, shortTitle }) => ({ to: path, label: shortTitle }))} />
}
