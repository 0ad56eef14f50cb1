import { articles } from 'virtual:pages/articles'
import { topicLabels, topics } from '~/lib/site/navigation'
import { topicSections } from '~/lib/site/sections'
import type { Topic } from '~/lib/site/topic-params'
import { PageSection } from '../layout/page-section'
import { PageRows } from '../layout/row-list'
import { Announcement } from '../search/announcement'
import { useTopic } from '../search/use-search-address'

/** All articles by topic, or those of the topic that the address asks for. */
export function TopicSections() {
  const chosen = useTopic()
  return (
    <>
      {topics
        .filter((topic) => !chosen || topic === chosen)
        .map((topic) => (
          <PageSection key={topic} id={topicSections[topic]} title={topicLabels[topic]}>
            <PageRows links={articlesOn(topic)} />
          </PageSection>
        ))}
      <Announcement
        text={chosen ? `${articlesOn(chosen).length} Artikel zum Thema ${topicLabels[chosen]}` : ''}
      />
    </>
  )
}

function articlesOn(topic: Topic) {
  return articles.find(({ label }) => label === topicLabels[topic])?.links ?? []
}
