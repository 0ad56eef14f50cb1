import { topicLabels, topics, type ArticleTeaser, type LinkGroup } from '~/lib/site/navigation'
import { topicSections } from '~/lib/site/sections'
import type { Topic } from '~/lib/site/topic-params'
import { PageLink } from '../layout/page-link'
import { PageSection } from '../layout/page-section'
import { TitleText } from '../layout/page-title'
import { Thumbnail } from '../layout/thumbnail'
import { Announcement } from '../search/announcement'
import { useTopic } from '../search/use-search-address'

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

/** Articles, each with its figure, description, reading time and tools. */
function ArticleList({ articles }: { articles: ArticleTeaser[] }) {
  return (
    <ul className="article-index-articles">
      {articles.map(({ to, title, description, minutes, tools }) => (
        <li key={to}>
          <Thumbnail of={to} />
          <div>
            <h3>
              <PageLink to={to}>
                <TitleText>{title}</TitleText>
              </PageLink>
            </h3>
            <p>{description}</p>
            <p className="page-note article-index-about">
              <span>{`${minutes} Minuten`}</span>
              {tools.map((tool) => (
                <span key={tool}>{`Werkzeug: ${tool.replace(/:.*/, '')}`}</span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
