import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/msn-bing-traffic.mdx'
import { page, derived } from '~/content/knowledge-base/msn-bing-traffic.mdx?facts'

export const Route = createFileRoute('/knowledge-base/msn-bing-traffic')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
