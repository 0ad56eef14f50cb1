import { topicLabels, topics, type TopicGroup } from '~/lib/site/navigation'
import { topicSections } from '~/lib/site/sections'
import type { Topic } from '~/lib/site/topic-params'
import { PageSection } from '../layout/page-section'
import { PageRows } from '../layout/row-list'
import { Announcement } from '../search/announcement'
import { useTopic } from '../search/use-search-address'
import { AllOfTopic } from './all-of-topic'
import { ChooseTopic } from './choose-topic'

/** The articles by topic, or those of the topic that the address asks for. Of a topic with many, the newest until it is asked for. */
export function TopicSections({ groups }: { groups: TopicGroup[] }) {
  const chosen = useTopic()
  const groupOf = (topic: Topic) => groups.find(({ label }) => label === topicLabels[topic])
  return (
    <>
      {topics
        .filter((topic) => !chosen || topic === chosen)
        .map((topic) => (
          <TopicSection key={topic} topic={topic} isChosen={topic === chosen} group={groupOf(topic)} />
        ))}
      <Announcement
        text={chosen ? `${groupOf(chosen)?.count ?? 0} Artikel zum Thema ${topicLabels[chosen]}` : ''}
      />
    </>
  )
}

interface TopicSectionProps {
  topic: Topic
  isChosen: boolean
  group: TopicGroup | undefined
}

function TopicSection({ topic, isChosen, group }: TopicSectionProps) {
  const { links = [], count = 0 } = group ?? {}
  const hasMore = links.length < count
  return (
    <PageSection id={topicSections[topic]} title={topicLabels[topic]}>
      {hasMore && isChosen ? <AllOfTopic topic={topic} newest={links} /> : <PageRows links={links} />}
      {hasMore && !isChosen && <ChooseTopic topic={topic} count={count} />}
    </PageSection>
  )
}
