import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/seo-tools.mdx'
import { page, derived } from '~/content/knowledge-base/seo-tools.mdx?facts'

export const Route = createFileRoute('/knowledge-base/seo-tools')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
