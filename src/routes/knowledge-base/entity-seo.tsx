import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/entity-seo.mdx'
import { page, derived } from '~/content/knowledge-base/entity-seo.mdx?facts'

export const Route = createFileRoute('/knowledge-base/entity-seo')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
