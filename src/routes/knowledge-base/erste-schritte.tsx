import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/erste-schritte.mdx'
import { page, derived } from '~/content/knowledge-base/erste-schritte.mdx?facts'

export const Route = createFileRoute('/knowledge-base/erste-schritte')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
