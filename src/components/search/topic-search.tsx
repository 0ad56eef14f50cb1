import { SearchForm } from './search-form'
import { TopicFilter } from './topic-filter'
import { useSearchAddress, useTopic } from './use-search-address'
import { useSearchField } from './use-search-field'

/** The search of the knowledge base, with topic and query in the address. */
export function TopicSearch() {
  const topic = useTopic()
  const field = useSearchField({
    id: 'suche',
    topic,
    onType: (query) => address.type(query),
    onLeave: () => address.flush(),
  })
  const address = useSearchAddress(field.show)
  return (
    <SearchForm field={field} topic={topic} onFollow={address.flush}>
      <TopicFilter chosen={topic} onChoose={address.choose} />
    </SearchForm>
  )
}
