import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/msn-publishing.mdx'
import { page, derived } from '~/content/services/msn-publishing.mdx?facts'

export const Route = createFileRoute('/services/msn-publishing')({
  staticData: { page },
  component: () => (
    <Service page={page} derived={derived}>
      <Text />
    </Service>
  ),
})
