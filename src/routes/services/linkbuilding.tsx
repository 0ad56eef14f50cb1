import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/linkbuilding.mdx'
import { page, derived } from '~/content/services/linkbuilding.mdx?facts'

export const Route = createFileRoute('/services/linkbuilding')({
  staticData: { page },
  component: () => (
    <Service page={page} derived={derived}>
      <Text />
    </Service>
  ),
})
