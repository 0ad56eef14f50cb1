import { createFileRoute } from '@tanstack/react-router'
import { Article } from '~/components/layout/article'
import Text from '~/content/knowledge-base/google-business-profile.mdx'
import { page, derived } from '~/content/knowledge-base/google-business-profile.mdx?facts'

export const Route = createFileRoute('/knowledge-base/google-business-profile')({
  staticData: { page },
  component: () => (
    <Article page={page} derived={derived}>
      <Text />
    </Article>
  ),
})
