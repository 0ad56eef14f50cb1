import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/predictive-lead-scoring.mdx'
import { page, derived } from '~/content/knowledge-base/predictive-lead-scoring.mdx?facts'

export const Route = createFileRoute('/knowledge-base/predictive-lead-scoring')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
