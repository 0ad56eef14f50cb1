import { lazy, Suspense } from 'react'
import type { Teaser } from '~/lib/site/navigation'
import type { Topic } from '~/lib/site/topic-params'
import { Extra } from '../extra'
import { PageRows } from '../layout/row-list'

const TopicArticles = lazy(() =>
  import('./topic-articles').then((module) => ({ default: module.TopicArticles })),
)

/** All articles on a topic that has more than the page itself lists: what it lists, until they have come. */
export function AllOfTopic({ topic, newest }: { topic: Topic; newest: Teaser[] }) {
  const known = <PageRows links={newest} />
  return (
    <Extra
      fallback={
        <>
          {known}
          <p role="alert">Die übrigen Artikel konnten nicht geladen werden.</p>
        </>
      }
    >
      <Suspense fallback={known}>
        <TopicArticles topic={topic} />
      </Suspense>
    </Extra>
  )
}
