import { topicLabels, topics, type ArticleTeaser, type LinkGroup } from '~/lib/site/navigation'
import { topicSections } from '~/lib/site/sections'
import type { Topic } from '~/lib/site/topic-params'
import { PageSection } from '../layout/page-section'
import { Announcement } from '../search/announcement'
import { useTopic } from '../search/use-search-address'
import { ArticleList } from './article-list'

/** The articles by topic; with a topic in the query, only its articles. */
export function TopicSections({ groups }: { groups: LinkGroup<ArticleTeaser>[] }) {
  const chosen = useTopic()
  const linksOf = (topic: Topic) => groups.find(({ label }) => label === topicLabels[topic])?.links ?? []
  return (
    <>
      {topics
        .filter((topic) => !chosen || topic === chosen)
        .map((topic) => (
          <PageSection key={topic} id={topicSections[topic]} title={topicLabels[topic]}>
            <ArticleList articles={linksOf(topic)} />
          </PageSection>
        ))}
      <Announcement
        text={chosen ? `${linksOf(chosen).length} Artikel zum Thema ${topicLabels[chosen]}` : ''}
      />
    </>
  )
}
