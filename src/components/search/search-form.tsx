import { topicLabels, topics } from '~/lib/site/navigation'
import { topicParams } from '~/lib/search/topic-params'
import styles from './search-form.module.css'

/**
 * Search over all pages. It needs a script (`lib/search-form`), so it hides without one; sent before the script has come, it
 * leads to an address that says what to search for. With topics it belongs to the knowledge base and is kept in its address.
 */
export function SearchForm({ hasTopics = false }: { hasTopics?: boolean }) {
  return (
    <form
      action="/knowledge-base"
      role="search"
      className={`needs-script ${styles.search}`}
      data-search={hasTopics ? 'address' : ''}
    >
      <label htmlFor="suche">Suche</label>
      <input id="suche" name="q" autoComplete="off" maxLength={200} enterKeyHint="search" />
      {hasTopics && (
        <div role="group" aria-label="Thema" className={styles.topics}>
          <TopicButton label="Alle Themen" param="" />
          {topics.map((topic) => (
            <TopicButton key={topic} label={topicLabels[topic]} param={topicParams[topic]} />
          ))}
        </div>
      )}
      <div data-results />
    </form>
  )
}

/** A button, because a link would lead search engines to six addresses of one page. */
function TopicButton({ label, param }: { label: string; param: string }) {
  return (
    <button type="submit" name="thema" value={param} aria-pressed={param === ''}>
      {label}
    </button>
  )
}
