import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/daten-integration.mdx'
import { page, derived } from '~/content/services/daten-integration.mdx?facts'

export const Route = createFileRoute('/services/daten-integration')({
  staticData: { page },
  component: () => (
    <Service page={page} derived={derived}>
      <Text />
    </Service>
  ),
})
