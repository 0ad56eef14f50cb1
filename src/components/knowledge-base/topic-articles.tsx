import { useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '~/lib/query-client'
import { pageNamesQuery } from '~/lib/search/page-names-query'
import type { Topic } from '~/lib/site/topic-params'
import { PageRows } from '../layout/row-list'

/** All articles on a topic by their names, from the data of the search. `all-of-topic` loads this. */
export function TopicArticles({ topic }: { topic: Topic }) {
  const { data } = useSuspenseQuery(pageNamesQuery, queryClient)
  const links = data
    .filter((page) => page.topic === topic)
    .map(({ path, shortTitle, description }) => ({ to: path, label: shortTitle, description }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'de'))
  return <PageRows links={links} />
}
