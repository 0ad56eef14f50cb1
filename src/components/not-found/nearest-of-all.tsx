import { useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '~/lib/query-client'
import { pageNamesQuery } from '~/lib/search/page-names-query'
import { NearestPages } from './nearest-pages'

/** Those of all pages, from the data of the search, for a site with more articles than a page can list. `suggestions` loads this. */
export function NearestOfAll() {
  const { data } = useSuspenseQuery(pageNamesQuery, queryClient)
  return <NearestPages pages={data.map(({ path, shortTitle }) => ({ to: path, label: shortTitle }))} />
}
