import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/swiss-seo.mdx'
import { page, derived } from '~/content/knowledge-base/swiss-seo.mdx?facts'

export const Route = createFileRoute('/knowledge-base/swiss-seo')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
