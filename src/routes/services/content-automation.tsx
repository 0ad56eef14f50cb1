import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/content-automation.mdx'
import { page, derived } from '~/content/services/content-automation.mdx?facts'

export const Route = createFileRoute('/services/content-automation')({
  staticData: { page },
  component: () => (
    <Service page={page} derived={derived}>
      <Text />
    </Service>
  ),
})
