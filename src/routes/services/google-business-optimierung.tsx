import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/google-business-optimierung.mdx'
import { page, derived } from '~/content/services/google-business-optimierung.mdx?facts'

export const Route = createFileRoute('/services/google-business-optimierung')({
  staticData: { page },
  component: () => (
    <Service page={page} derived={derived}>
      <Text />
    </Service>
  ),
})
