import { SearchForm } from './search-form'
import { useSearchField } from './use-search-field'

/** Search over all pages that leaves the address alone. */
export function SiteSearch() {
  return <SearchForm field={useSearchField({ id: 'suche' })} />
}
