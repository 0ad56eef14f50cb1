import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/entity-seo-guide.mdx'
import { page, derived } from '~/content/knowledge-base/entity-seo-guide.mdx?facts'

export const Route = createFileRoute('/knowledge-base/entity-seo-guide')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
