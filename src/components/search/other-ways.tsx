import { topicParams } from '~/lib/site/topic-params'
import { topicLabels, topics } from '~/lib/site/navigation'
import { PageLink } from '../layout/page-link'
import type { FollowHandler } from './search-options'

/** Where to go from a search without results: the topics, and somebody to ask. */
export function OtherWays({ onFollow }: { onFollow: FollowHandler | undefined }) {
  return (
    <>
      <p>Sehen Sie die Artikel nach Thema durch, oder fragen Sie uns:</p>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>
            <PageLink onClick={onFollow} to="/knowledge-base" search={{ thema: topicParams[topic] }}>
              {topicLabels[topic]}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink onClick={onFollow} to="/contact">
            Kontakt
          </PageLink>
        </li>
      </ul>
    </>
  )
}
