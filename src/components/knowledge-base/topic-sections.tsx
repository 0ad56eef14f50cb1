import { articles } from 'virtual:pages/articles'
import { headingId } from '~/lib/site/heading-id'
import { topicLabels } from '~/lib/site/navigation'
import { PageSection } from '../layout/page-section'
import { PageRows } from '../layout/row-list'
import { Announcement } from '../search/announcement'
import { useTopic } from '../search/use-search-address'

/** All articles by topic, or those of the topic that the address asks for. */
export function TopicSections() {
  const topic = useTopic()
  const chosen = topic && topicLabels[topic]
  const shown = articles.filter(({ label }) => !chosen || label === chosen)
  const count = shown.flatMap(({ links }) => links).length
  return (
    <>
      {shown.map(({ label, links }) => (
        <PageSection key={label} id={headingId(label)} title={label}>
          <PageRows links={links} />
        </PageSection>
      ))}
      <Announcement text={chosen ? `${count} Artikel zum Thema ${chosen}` : ''} />
    </>
  )
}
