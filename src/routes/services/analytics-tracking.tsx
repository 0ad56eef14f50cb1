import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/analytics-tracking.mdx'
import { page, derived } from '~/content/services/analytics-tracking.mdx?facts'

export const Route = createFileRoute('/services/analytics-tracking')({
  staticData: { page },
  component: () => (
    <Service page={page} derived={derived}>
      <Text />
    </Service>
  ),
})
