import { topicParams, type Topic } from '~/lib/site/topic-params'
import { topicLabels, topics } from '~/lib/site/navigation'
import styles from './search-form.module.css'

interface TopicFilterProps {
  /** `undefined` for all topics. */
  chosen: Topic | undefined
  onChoose: (topic: Topic | undefined) => void
}

/** Limits list and search of the knowledge base to one topic. Buttons, because crawlers would follow links to six addresses of one page. */
export function TopicFilter({ chosen, onChoose }: TopicFilterProps) {
  return (
    <div role="group" aria-label="Thema" className={styles.topics}>
      {[undefined, ...topics].map((topic) => (
        <button
          key={topic ?? ''}
          type="submit"
          name="thema"
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
