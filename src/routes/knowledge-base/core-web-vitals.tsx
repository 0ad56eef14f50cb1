import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/core-web-vitals.mdx'
import { page, derived } from '~/content/knowledge-base/core-web-vitals.mdx?facts'

export const Route = createFileRoute('/knowledge-base/core-web-vitals')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
