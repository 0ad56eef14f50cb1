import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/entity-distribution.mdx'
import { page, derived } from '~/content/knowledge-base/entity-distribution.mdx?facts'

export const Route = createFileRoute('/knowledge-base/entity-distribution')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
