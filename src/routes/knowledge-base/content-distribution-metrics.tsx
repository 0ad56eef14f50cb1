import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/content-distribution-metrics.mdx'
import { page, derived } from '~/content/knowledge-base/content-distribution-metrics.mdx?facts'

export const Route = createFileRoute('/knowledge-base/content-distribution-metrics')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
