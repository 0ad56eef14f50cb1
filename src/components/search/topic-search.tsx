import { topicParams, type Topic } from '~/lib/site/topic-params'
import { topicLabels, topics } from '~/lib/site/navigation'
import { SearchForm } from './search-form'
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

interface TopicFilterProps {
  /** `undefined` for all topics. */
  chosen: Topic | undefined
  onChoose: (topic: Topic | undefined) => void
}

/** Limits list and search of the knowledge base to one topic. Buttons, because crawlers would follow links to six addresses of one page. */
function TopicFilter({ chosen, onChoose }: TopicFilterProps) {
  return (
    <div role="group" aria-label="Thema" className="search-form-topics">
      {[undefined, ...topics].map((topic) => (
        <button
          key={topic ?? ''}
          type="submit"
          name="thema"
          className="quiet-button"
          value={topic ? topicParams[topic] : ''}
          aria-pressed={topic === chosen}
          onClick={(event) => {
            event.preventDefault()
            onChoose(topic)
          }}
        >
          {topic ? topicLabels[topic] : 'Alle Themen'}
        </button>
      ))}
    </div>
  )
}
