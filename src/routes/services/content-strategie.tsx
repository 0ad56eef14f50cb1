import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/content-strategie.mdx'
import { page, derived } from '~/content/services/content-strategie.mdx?facts'

export const Route = createFileRoute('/services/content-strategie')({
  staticData: { page },
  component: () => (
    <Service page={page} derived={derived}>
      <Text />
    </Service>
  ),
})
