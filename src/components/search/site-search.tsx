import { SearchForm } from './search-form'
import { useSearchField } from './use-search-field'

/** Search over all pages, without the query in the address. */
export function SiteSearch() {
  return <SearchForm field={useSearchField({ id: 'suche' })} />
}
